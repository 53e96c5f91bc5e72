import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import { ExperienceChart } from './ExperienceChart.tsx';
import { Included } from './Included.tsx';
import { Profiles } from './Profiles.tsx';

export function Page() {
  const { t } = useTranslation('consultants');
  return (
    <>
      <Hero
        overline={t('hero.overline')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={<ExperienceChart />}
      />
      <Profiles />
      <Included />
      <Section id="steps" title={t('steps.title')} lead={t('steps.lead')}>
        <Steps items={t('steps.items', { returnObjects: true })} />
      </Section>
      <CallToAction
        title={t('cta.title')}
        lead={t('cta.lead')}
        primary={{ label: t('cta.primary'), to: '/contact' }}
        secondary={{ label: t('cta.secondary'), to: '/services' }}
      />
    </>
  );
}
