import { useTranslation } from 'react-i18next';
import { Hero } from '../../components/sections/Hero.tsx';
import { Thread } from './Thread.tsx';

export function CommunityHero() {
  const { t } = useTranslation('community');
  return (
    <Hero overline={t('hero.overline')} title={t('hero.title')} lead={t('hero.lead')} picture={<Thread />} />
  );
}
