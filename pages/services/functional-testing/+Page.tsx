import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { Related } from '../../../components/sections/Related.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { BeforeYouStart } from '../../../components/sections/services/BeforeYouStart.tsx';
import { SpecimenLinks } from '../../../components/sections/specimens/SpecimenLinks.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { Coverage } from './Coverage.tsx';
import { DeviceMatrix } from './DeviceMatrix.tsx';
import { TestKinds } from './TestKinds.tsx';

export function Page() {
  const { t } = useTranslation('functionalTesting');
  const requestPath = useRequestPath('functional-testing');
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        picture={<DeviceMatrix />}
        primaryTo={requestPath('quote')}
        secondaryTo="/case-studies"
      >
        <SpecimenLinks service="/services/functional-testing" />
      </Hero>
      <Section id="indicators" title={t('indicators.title')} lead={t('indicators.lead')}>
        <Measures items={t('indicators.items', { returnObjects: true })} />
      </Section>
      <TestKinds />
      <Section id="process" title={t('process.title')} lead={t('process.lead')}>
        <Steps items={t('process.items', { returnObjects: true })} />
      </Section>
      <Coverage />
      <Section id="benefits" title={t('benefits.title')}>
        <Entries items={t('benefits.items', { returnObjects: true })} />
      </Section>
      <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>
      <BeforeYouStart service="functionalTesting" />
      <Related path="/services/functional-testing" />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo={requestPath('quote')}
        secondaryTo="/services/engagement"
      />
    </>
  );
}
