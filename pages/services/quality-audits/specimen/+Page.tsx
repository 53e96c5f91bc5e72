import { useTranslation } from 'react-i18next';
import { DataCell, DataTable } from '../../../../components/sections/DataTable.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { ListSection, Section } from '../../../../components/sections/Section.tsx';
import { Steps } from '../../../../components/sections/Steps.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { auditGrades, auditSummary } from '../../../../content/specimens/auditSummary.ts';

const { actions, horizonMonths, release, date } = auditSummary;

export function Page() {
  const { t } = useTranslation('specimens');
  return (
    <SpecimenPage name="auditSummary" release={release} date={date} servicePath="/services/quality-audits">
      <Note title={t('auditSummary.verdict.title')}>
        {t('auditSummary.verdict.text', {
          days: t('auditSummary.verdict.days', { count: actions.reduce((sum, { days }) => sum + days, 0) }),
          months: t('auditSummary.verdict.months', { count: horizonMonths }),
        })}
      </Note>
      <Marks />
      <ListSection of={Steps} id="risks" tone="card" {...t('auditSummary.risks', { returnObjects: true })} />
      <ActionPlan />
      <Note title={t('auditSummary.limits.title')}>{t('auditSummary.limits.text')}</Note>
    </SpecimenPage>
  );
}

/** The sizes are in units of the drawn scale, which is stretched to its column. `gradeWidth` includes the gap after the bar. */
const gradeWidth = 10;
const barWidth = 9.6;
const barHeight = 4;

/** The grade (`mark`) of each domain of the audit on the scale from E to A+, and the findings that explain the grade. */
function Marks() {
  const { t } = useTranslation('specimens');
  const texts = t('auditSummary.marks.items', { returnObjects: true });
  return (
    <Section
      id="marks"
      title={t('auditSummary.marks.title')}
      lead={t('auditSummary.marks.lead', auditSummary.findings)}
    >
      <ul className="border-t border-ink">
        {auditSummary.marks
          .map((domain) => ({
            ...domain,
            ...entryOf(texts, domain.key, 'specimens.json: auditSummary.marks.items'),
          }))
          .map(({ key, mark, title, description }) => (
            <li
              key={key}
              className="grid items-center gap-x-8 gap-y-3 border-b border-line py-6 print:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
            >
              <h3 className="flex items-baseline gap-4 text-h4">
                <span className="min-w-12 text-h2 font-bold text-accent">{mark}</span> {title}
              </h3>
              <div>
                <svg
                  viewBox={`0 0 ${auditGrades.length * gradeWidth} ${barHeight}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-2.5 w-full max-w-measure rtl:mirrored"
                >
                  {auditGrades.map((grade, index) => (
                    <path
                      key={grade}
                      className={index <= auditGrades.indexOf(mark) ? 'fill-accent' : 'fill-line'}
                      d={`M${index * gradeWidth} 0h${barWidth}v${barHeight}h-${barWidth}z`}
                    />
                  ))}
                </svg>
                <p className="mt-3 max-w-measure text-muted">{description}</p>
              </div>
            </li>
          ))}
      </ul>
    </Section>
  );
}

/** Lists the actions in the order of the content, each with its months on the time axis of the plan. */
function ActionPlan() {
  const { t } = useTranslation('specimens');
  const texts = t('auditSummary.plan.items', { returnObjects: true });
  return (
    <Section id="plan" title={t('auditSummary.plan.title')} lead={t('auditSummary.plan.lead')}>
      <DataTable
        label={t('table', { title: t('auditSummary.plan.title') })}
        columns={[
          { title: t('auditSummary.plan.columns.action') },
          { title: t('auditSummary.plan.columns.months') },
          { title: t('auditSummary.plan.columns.days'), isNumber: true },
          { title: t('auditSummary.plan.columns.owner') },
          { title: t('auditSummary.plan.columns.done') },
        ]}
      >
        <tbody>
          {actions
            .map((action) => ({
              ...action,
              ...entryOf(texts, action.key, 'specimens.json: auditSummary.plan.items'),
            }))
            .map(({ key, month, months, days, title, owner, done }) => (
              <tr key={key} className="border-b border-line">
                <DataCell scope="row">{title}</DataCell>
                <DataCell>
                  <span className="whitespace-nowrap">
                    {months === 1
                      ? month
                      : t('auditSummary.plan.span', { from: month, to: month + months - 1 })}
                  </span>
                  <svg
                    viewBox={`0 0 ${horizonMonths} 1`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    className="mt-1 h-2 w-24 print:w-16 rtl:mirrored"
                  >
                    <path className="fill-line" d={`M0 0h${horizonMonths}v1H0z`} />
                    <path className="fill-accent" d={`M${month - 1} 0h${months}v1h${-months}z`} />
                  </svg>
                </DataCell>
                <DataCell isNumber>{days}</DataCell>
                <DataCell>{owner}</DataCell>
                <DataCell>{done}</DataCell>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink">
            <DataCell scope="row">{t('auditSummary.plan.total')}</DataCell>
            <td />
            <DataCell isNumber>{actions.reduce((sum, { days }) => sum + days, 0)}</DataCell>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </DataTable>
    </Section>
  );
}
