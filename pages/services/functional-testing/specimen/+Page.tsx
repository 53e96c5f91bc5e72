import { useTranslation } from 'react-i18next';
import { Entries } from '../../../../components/sections/Entries.tsx';
import { Measures } from '../../../../components/sections/Measures.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { traceability } from '../../../../content/specimens/traceability.ts';
import { ExtractDefects } from './ExtractDefects.tsx';
import { TraceabilityMatrix } from './TraceabilityMatrix.tsx';

const { requirements, totals, defects, release, date } = traceability;
const { passed, failed, blocked } = totals.cases;

export function Page() {
  const { t } = useTranslation('specimens');
  return (
    <SpecimenPage
      name="traceability"
      release={release}
      date={date}
      quoted={{ shown: requirements.length, total: totals.requirements }}
      servicePath="/services/functional-testing"
    >
      <Note title={t('traceability.verdict.title')}>
        {t('traceability.verdict.text', {
          // The example has one open major defect.
          defect: defects.find(({ severity, state }) => severity === 'major' && state === 'open')?.id,
        })}
      </Note>
      <Section id="indicators" title={t('traceability.indicators.title')}>
        <Measures
          items={t('traceability.indicators.items', {
            returnObjects: true,
            // In the example each requirement is covered by at least one test.
            covered: totals.requirements,
            requirements: totals.requirements,
            run: passed + failed,
            planned: passed + failed + blocked,
            ...totals.openDefects,
          })}
        />
      </Section>
      <TraceabilityMatrix />
      <ExtractDefects />
      <Section id="reading" title={t('traceability.reading.title')}>
        <Entries items={t('traceability.reading.items', { returnObjects: true })} />
      </Section>
    </SpecimenPage>
  );
}
