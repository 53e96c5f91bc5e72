import { useTranslation } from 'react-i18next';
import { Hero } from '../../components/sections/Hero.tsx';
import { ProofreadPage } from './ProofreadPage.tsx';

export function BlogHero() {
  const { t } = useTranslation('blog');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<ProofreadPage />}
    />
  );
}
