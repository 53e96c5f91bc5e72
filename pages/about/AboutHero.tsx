import { useTranslation } from 'react-i18next';
import { Hero } from '../../components/sections/Hero.tsx';
import { YearCaliper } from './YearCaliper.tsx';

export function AboutHero() {
  const { t } = useTranslation('about');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<YearCaliper />}
    />
  );
}
