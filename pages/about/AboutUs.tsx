import { useTranslation } from 'react-i18next';
import { AboutSection } from '../../components/sections/about/AboutSection.tsx';
import { company } from '../../content/company.ts';

/** Who we are, in full. */
export function AboutUs() {
  const { t } = useTranslation('about');
  return (
    <AboutSection
      words={{
        values: t('values', { returnObjects: true }),
        achievements: t('achievements', { returnObjects: true }),
        story: t('story', { returnObjects: true, company: company.name }),
        certifications: t('certifications', { returnObjects: true }),
      }}
    />
  );
}
