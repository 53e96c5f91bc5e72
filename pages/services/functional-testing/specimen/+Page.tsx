import { useTranslation } from 'react-i18next';
import { DataCell, DataTable } from '../../../../components/sections/DataTable.tsx';
import { Measures } from '../../../../components/sections/Measures.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { ListSection, Section } from '../../../../components/sections/Section.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { TextGrid } from '../../../../components/sections/TextGrid.tsx';
import { Badge } from '../../../../components/ui/Badge.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { traceability } from '../../../../content/specimens/traceability.ts';

const { requirements, totals, defects, release, date } = traceability;
const { passed, failed, blocked } = totals.cases;

export function Page() {
  const { t } = useTranslation('specimens');
  return (
    <SpecimenPage
      name="traceability"
      release={release}
      date={date}
      variables={{ shown: requirements.length, total: totals.requirements }}
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
            // In the example, every requirement has at least one test.
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
      <ListSection of={TextGrid} id="reading" {...t('traceability.reading', { returnObjects: true })} />
    </SpecimenPage>
  );
}

/** Lists the defects. The matrix links to them by their `id`. */
function ExtractDefects() {
  const { t } = useTranslation('specimens');
  const texts = t('traceability.defects.items', { returnObjects: true });
  return (
    <Section id="defects" title={t('traceability.defects.title')}>
      <ul className="border-t border-ink">
        {traceability.defects
          .map((defect) => ({
            ...defect,
            ...entryOf(texts, defect.id, 'specimens.json: traceability.defects.items'),
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
                  <Badge tone={state === 'open' ? 'alert' : 'accent'}>
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

function TraceabilityMatrix() {
  const { t } = useTranslation('specimens');
  const requirementTexts = t('traceability.requirements', { returnObjects: true });
  const caseTexts = t('traceability.cases', { returnObjects: true });
  return (
    <Section
      id="matrix"
      tone="card"
      title={t('traceability.matrix.title')}
      lead={t('traceability.matrix.lead')}
    >
      <DataTable
        label={t('table', { title: t('traceability.matrix.title') })}
        columns={[
          { title: t('traceability.matrix.columns.requirement') },
          { title: t('traceability.matrix.columns.case') },
          { title: t('traceability.matrix.columns.result') },
          { title: t('traceability.matrix.columns.defect') },
        ]}
      >
        {traceability.requirements.map(({ key, id, risk, cases }) => (
          <tbody key={id}>
            {cases.map((each, index) => (
              <tr key={each.id} className="border-b border-line">
                {index === 0 && (
                  <DataCell scope="row" rowSpan={cases.length}>
                    <span className="block font-mono text-xs font-normal text-muted">
                      {id} · {t(`traceability.matrix.risks.${risk}`)}
                    </span>
                    {entryOf(requirementTexts, key, 'specimens.json: traceability.requirements')}
                  </DataCell>
                )}
                <DataCell>
                  <span className="block font-mono text-xs text-muted">{each.id}</span>
                  {entryOf(caseTexts, each.id, 'specimens.json: traceability.cases')}
                </DataCell>
                <DataCell>
                  <span className="flex items-center gap-2 whitespace-nowrap">
                    <Verdict result={each.result} className="size-4" />
                    {t(`traceability.matrix.results.${each.result}`)}
                  </span>
                </DataCell>
                <DataCell>
                  {each.defect ? (
                    <a
                      href={`#${each.defect}`}
                      className="inline-flex items-center font-mono text-xs text-accent underline underline-offset-4 pointer-coarse:min-h-11"
                    >
                      {each.defect}
                    </a>
                  ) : (
                    <span className="text-muted">{t('traceability.matrix.none')}</span>
                  )}
                </DataCell>
              </tr>
            ))}
          </tbody>
        ))}
      </DataTable>
    </Section>
  );
}
