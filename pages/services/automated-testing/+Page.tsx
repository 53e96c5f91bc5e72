import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Related } from '../../../components/sections/Related.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { BeforeYouStart } from '../../../components/sections/services/BeforeYouStart.tsx';
import { SpecimenLinks } from '../../../components/sections/specimens/SpecimenLinks.tsx';
import { ToolTable } from '../../../components/sections/ToolTable.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { tools } from '../../../content/tools.ts';
import { Pipeline } from './Pipeline.tsx';
import { TestTypes } from './TestTypes.tsx';

export function Page() {
  const { t } = useTranslation('automatedTesting');
  const toolWords = t('tools.items', { returnObjects: true });
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        picture={<Pipeline />}
        primaryTo="/contact"
        secondaryTo="/case-studies"
      >
        <SpecimenLinks service="/services/automated-testing" />
      </Hero>
      <Section id="indicators" title={t('indicators.title')} lead={t('indicators.lead')}>
        <Measures items={t('indicators.items', { returnObjects: true })} />
      </Section>
      <TestTypes />
      <Section id="process" title={t('process.title')} lead={t('process.lead')}>
        <Steps items={t('process.items', { returnObjects: true })} />
      </Section>
      <Section id="roi" tone="ink" title={t('roi.title')} lead={t('roi.lead')}>
        <Measures items={t('roi.items', { returnObjects: true })} />
      </Section>
      <Section id="tools" title={t('tools.title')} lead={t('tools.lead')}>
        <ToolTable
          labels={{ use: t('tools.use'), avoid: t('tools.avoid'), commercial: t('tools.commercial') }}
          items={tools.automation.map(({ key, ...tool }) => ({
            ...tool,
            ...entryOf(toolWords, key, 'automatedTesting.json: tools.items'),
          }))}
        />
      </Section>
      <Section id="benefits" tone="card" title={t('benefits.title')}>
        <Entries items={t('benefits.items', { returnObjects: true })} />
      </Section>
      <BeforeYouStart service="automatedTesting" />
      <Related path="/services/automated-testing" />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo="/contact"
        secondaryTo="/services/engagement"
      />
    </>
  );
}
