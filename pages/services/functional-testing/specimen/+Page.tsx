import { useTranslation } from 'react-i18next';
import { Entries } from '../../../../components/sections/Entries.tsx';
import { Measures } from '../../../../components/sections/Measures.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { Badge } from '../../../../components/ui/Badge.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { traceability } from '../../../../content/specimens/traceability.ts';
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

/** Lists the defects that the matrix names. Their `id` is the target of its links. */
function ExtractDefects() {
  const { t } = useTranslation('specimens');
  const words = t('traceability.defects.items', { returnObjects: true });
  return (
    <Section id="defects" title={t('traceability.defects.title')}>
      <ul className="border-t border-ink">
        {traceability.defects
          .map((defect) => ({
            ...defect,
            ...entryOf(words, defect.id, 'specimens.json: traceability.defects.items'),
          }))
          .map(({ id, severity, state, title, description }) => (
            <li
              key={id}
              id={id}
              className="grid gap-x-8 gap-y-3 border-b border-line py-6 print:py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
            >
              <div>
                <p className="mb-2 flex flex-wrap items-center gap-2 font-mono text-xs">
                  {id}
                  <Badge tone={state === 'open' ? 'alert' : 'proof'}>
                    {t('traceability.defects.standing', {
                      severity: t(`traceability.defects.severities.${severity}`),
                      state: t(`traceability.defects.states.${state}`),
                    })}
                  </Badge>
                </p>
                <h3 className="text-h4">{title}</h3>
              </div>
              <p className="max-w-measure text-muted">{description}</p>
            </li>
          ))}
      </ul>
    </Section>
  );
}
