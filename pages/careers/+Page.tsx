import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { FootNote } from '../../components/sections/FootNote.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { HeroActions } from '../../components/sections/HeroActions.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { Statements } from '../../components/sections/Statements.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import { company } from '../../content/company.ts';
import { entryOf } from '../../content/entryOf.ts';
import { openPositions } from '../../renderer/facts/openPositions.ts';
import { DisabilityContact } from './DisabilityContact.tsx';
import { employerAbroad } from './employerAbroad.ts';
import { OpenPositions } from './OpenPositions.tsx';
import { TwoTracks } from './TwoTracks.tsx';

export function Page() {
  const { t } = useTranslation('careers');
  const days = t('process.days', { returnObjects: true });
  const isHiring = openPositions.length > 0;
  const employer = openPositions.map(employerAbroad).find(Boolean);
  const sendCv = {
    label: t('hero.secondary'),
    to: company.recruitmentUrl,
    newTab: t('positions.labels.newTab'),
  };
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<TwoTracks />}>
        {isHiring ? (
          <HeroActions primary={{ label: t('hero.primary'), to: '#positions' }} secondary={sendCv} />
        ) : (
          <HeroActions primary={sendCv} />
        )}
      </Hero>
      <Section id="benefits" title={t('benefits.title')}>
        <FeatureGrid columns={4} items={t('benefits.items', { returnObjects: true })} />
        {employer && <FootNote>{t('benefits.note', { employer })}</FootNote>}
      </Section>
      <OpenPositions />
      <Section>
        <Split id="values" title={t('values.title')} lead={t('values.lead')}>
          <CheckList items={t('values.items', { returnObjects: true })} />
        </Split>
      </Section>
      <Section id="why-join" tone="ink" title={t('why.title')} lead={t('why.lead')}>
        <Statements items={t('why.items', { returnObjects: true })} />
      </Section>
      <Section id="recruitment" title={t('process.title')} lead={t('process.lead')}>
        <Steps
          items={t('process.items', { returnObjects: true }).map((step) => ({
            ...step,
            deliverable: entryOf(days, step.key, 'careers.json: process.days'),
          }))}
        />
        <DisabilityContact />
      </Section>
      {isHiring && (
        <CallToAction
          {...t('cta', { returnObjects: true })}
          primaryTo={company.recruitmentUrl}
          newTab={t('positions.labels.newTab')}
          secondaryTo="/contact"
        />
      )}
    </>
  );
}
