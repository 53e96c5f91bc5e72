import { useTranslation } from 'react-i18next';
import { AboutSection } from '../../../components/sections/about/AboutSection.tsx';
import { company } from '../../../content/company.ts';

/** Who we are, for a visitor who compares. */
export function AboutUs() {
  const { t } = useTranslation('about');
  return <AboutSection words={t('whySection', { returnObjects: true, company: company.name })} />;
}
