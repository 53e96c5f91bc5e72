import { useTranslation } from 'react-i18next';
import { Actions } from '../../../components/sections/Actions.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { DeviceMatrix } from './DeviceMatrix.tsx';

export function FunctionalTestingHero() {
  const { t } = useTranslation('functionalTesting');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<DeviceMatrix />}
    >
      <Actions>
        <ButtonLink variant="hero" size="lg" to="/contact">
          {t('hero.primary')}
        </ButtonLink>
        <ButtonLink variant="outline" size="lg" to="/case-studies">
          {t('hero.secondary')}
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
