import { useTranslation } from 'react-i18next';
import { AboutSection } from '../../../components/sections/about/AboutSection.tsx';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { company } from '../../../content/company.ts';
import { DocumentFile } from './DocumentFile.tsx';
import { Limits } from './Limits.tsx';
import { Reasons } from './Reasons.tsx';

export function Page() {
  const { t } = useTranslation('about');
  return (
    <>
      <Hero
        overline={t('whyHero.overline', { company: company.name })}
        title={t('whyHero.title')}
        lead={t('whyHero.lead')}
        picture={<DocumentFile />}
      />
      <Reasons />
      <Limits />
      <AboutSection words={t('whySection', { returnObjects: true, company: company.name })} />
      <CallToAction
        title={t('whyCta.title')}
        lead={t('whyCta.lead')}
        primary={{ label: t('whyCta.primary'), to: '/contact' }}
        secondary={{ label: t('whyCta.secondary'), to: '/case-studies' }}
      />
    </>
  );
}
