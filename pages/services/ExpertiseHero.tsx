import { useTranslation } from 'react-i18next';
import { Actions } from '../../components/sections/Actions.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { DomainIndex } from './DomainIndex.tsx';

export function ExpertiseHero() {
  const { t } = useTranslation('expertise');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<DomainIndex />}
    >
      <Actions>
        <ButtonLink variant="hero" size="lg" to="/contact">
          {t('hero.primary')}
        </ButtonLink>
        <ButtonLink variant="outline" size="lg" to="#domains">
          {t('hero.secondary')}
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
