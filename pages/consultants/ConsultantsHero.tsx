import { useTranslation } from 'react-i18next';
import { Hero } from '../../components/sections/Hero.tsx';
import { ExperienceChart } from './ExperienceChart.tsx';

export function ConsultantsHero() {
  const { t } = useTranslation('consultants');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<ExperienceChart />}
    />
  );
}
