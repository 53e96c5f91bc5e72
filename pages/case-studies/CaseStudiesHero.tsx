import { useTranslation } from 'react-i18next';
import { Hero } from '../../components/sections/Hero.tsx';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';

export function CaseStudiesHero() {
  const { t } = useTranslation('caseStudies');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<BeforeAndAfter />}
    />
  );
}
