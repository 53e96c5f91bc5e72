import { useTranslation } from 'react-i18next';
import { RecordCell } from '../../../../components/sections/RecordCell.tsx';
import { RecordTable } from '../../../../components/sections/RecordTable.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { Verdict } from '../../../../components/ui/Verdict.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { traceability } from '../../../../content/specimens/traceability.ts';

/** Leads from each requirement to its test cases, their results and the defects that they found. */
export function TraceabilityMatrix() {
  const { t } = useTranslation('specimens');
  const requirementWords = t('traceability.requirements', { returnObjects: true });
  const caseWords = t('traceability.cases', { returnObjects: true });
  return (
    <Section
      id="matrix"
      tone="card"
      title={t('traceability.matrix.title')}
      lead={t('traceability.matrix.lead')}
    >
      <RecordTable
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
                  <RecordCell scope="rowgroup" rowSpan={cases.length}>
                    <span className="block font-mono text-xs font-normal text-muted">
                      {id} · {t(`traceability.matrix.risks.${risk}`)}
                    </span>
                    {entryOf(requirementWords, key, 'specimens.json: traceability.requirements')}
                  </RecordCell>
                )}
                <RecordCell>
                  <span className="block font-mono text-xs text-muted">{each.id}</span>
                  {entryOf(caseWords, each.id, 'specimens.json: traceability.cases')}
                </RecordCell>
                <RecordCell>
                  <span className="flex items-center gap-2 whitespace-nowrap">
                    <Verdict result={each.result} className="size-4" />
                    {t(`traceability.matrix.results.${each.result}`)}
                  </span>
                </RecordCell>
                <RecordCell>
                  {each.defect ? (
                    <a
                      href={`#${each.defect}`}
                      className="inline-flex items-center font-mono text-xs text-proof underline underline-offset-4 pointer-coarse:min-h-11"
                    >
                      {each.defect}
                    </a>
                  ) : (
                    <span className="text-muted">{t('traceability.matrix.none')}</span>
                  )}
                </RecordCell>
              </tr>
            ))}
          </tbody>
        ))}
      </RecordTable>
    </Section>
  );
}
