import { useTranslation } from 'react-i18next';
import { Hero } from '../../../components/sections/Hero.tsx';
import { ProcessCalendar } from './ProcessCalendar.tsx';

export function MethodologiesHero() {
  const { t } = useTranslation('methodologies');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<ProcessCalendar />}
    />
  );
}
