import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { Related } from '../../../components/sections/Related.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { BeforeYouStart } from '../../../components/sections/services/BeforeYouStart.tsx';
import { SpecimenLinks } from '../../../components/sections/specimens/SpecimenLinks.tsx';
import { ToolTable } from '../../../components/sections/ToolTable.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { tools } from '../../../content/tools.ts';
import { LoadCurve } from './LoadCurve.tsx';
import { LoadProfiles } from './LoadProfiles.tsx';

export function Page() {
  const { t } = useTranslation('performanceTesting');
  const toolWords = t('tools.items', { returnObjects: true });
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        picture={<LoadCurve />}
        primaryTo="/contact"
        secondaryTo="/case-studies"
      >
        <SpecimenLinks service="/services/performance-testing" />
      </Hero>
      <Section id="indicators" title={t('indicators.title')} lead={t('indicators.lead')}>
        <Measures items={t('indicators.items', { returnObjects: true })} />
      </Section>
      <LoadProfiles />
      <Section id="metrics" tone="ink" title={t('metrics.title')} lead={t('metrics.lead')}>
        <Entries items={t('metrics.items', { returnObjects: true })} />
      </Section>
      <Section id="tools" tone="card" title={t('tools.title')} lead={t('tools.lead')}>
        <ToolTable
          labels={{ use: t('tools.use'), avoid: t('tools.avoid'), commercial: t('tools.commercial') }}
          items={tools.performance.map(({ key, ...tool }) => ({
            ...tool,
            ...entryOf(toolWords, key, 'performanceTesting.json: tools.items'),
          }))}
        />
      </Section>
      <Section id="impact" title={t('impact.title')} lead={t('impact.lead')}>
        <Measures items={t('impact.items', { returnObjects: true })} />
      </Section>
      <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>
      <BeforeYouStart service="performanceTesting" />
      <Related path="/services/performance-testing" />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo="/contact"
        secondaryTo="/services/engagement"
      />
    </>
  );
}
