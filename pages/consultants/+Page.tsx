import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { MarkedEntries } from '../../components/sections/MarkedEntries.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { Verdict } from '../../components/ui/Verdict.tsx';
import { consultants } from '../../content/consultants.ts';
import { ExperienceChart } from './ExperienceChart.tsx';
import { Profiles } from './Profiles.tsx';

export function Page() {
  const { t } = useTranslation('consultants');
  const isEmpty = consultants.length === 0;
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        picture={!isEmpty && <ExperienceChart />}
        primaryTo="/contact"
      />
      <Profiles />
      <Section id="steps" title={t('steps.title')} lead={t('steps.lead')}>
        <Steps items={t('steps.items', { returnObjects: true })} />
      </Section>
      <Section tone="card">
        <Split id="included" title={t('included.title')}>
          <MarkedEntries
            mark={<Verdict result="passed" className="mt-0.5 size-5" />}
            items={t('included.items', { returnObjects: true })}
          />
          <p className="mt-8">
            <TextLink to="/services/engagement" standsAlone>
              {t('included.link')}
            </TextLink>
          </p>
        </Split>
      </Section>
      {!isEmpty && (
        <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/services" />
      )}
    </>
  );
}
