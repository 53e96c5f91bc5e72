import { useTranslation } from 'react-i18next';
import { Actions } from '../../../components/sections/Actions.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import type { DomainKey } from './domainKey.ts';
import { DomainPicture } from './pictures/DomainPicture.tsx';

export function DomainHero({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  return (
    <Hero
      overline={t('labels.overline')}
      title={t(`${domain}.title`)}
      lead={t(`${domain}.description`)}
      picture={<DomainPicture domain={domain} />}
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
