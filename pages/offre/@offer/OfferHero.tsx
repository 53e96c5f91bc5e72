import { useTranslation } from 'react-i18next';
import { Actions } from '../../../components/sections/Actions.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { OfferIndex } from './OfferIndex.tsx';
import type { OfferKey } from './offerKey.ts';

export function OfferHero({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation('offre');
  return (
    <Hero
      overline={t('labels.overline')}
      title={t(`${offer}.hero.title`)}
      lead={t(`${offer}.hero.subtitle`)}
      picture={<OfferIndex offer={offer} />}
    >
      <Actions>
        <ButtonLink variant="hero" size="lg" to="/contact">
          {t('cta.primary')}
        </ButtonLink>
        <ButtonLink variant="outline" size="lg" to="/services">
          {t('cta.secondary')}
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
