import { useTranslation } from 'react-i18next';
import { RecordCell } from '../../../../components/sections/RecordCell.tsx';
import { RecordTable } from '../../../../components/sections/RecordTable.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { auditSummary } from '../../../../content/specimens/auditSummary.ts';

const { actions, horizonMonths } = auditSummary;

/** Lists the actions in the order of the facts, each with its months on the scale of the plan. */
export function ActionPlan() {
  const { t } = useTranslation('specimens');
  const words = t('auditSummary.plan.items', { returnObjects: true });
  return (
    <Section id="plan" title={t('auditSummary.plan.title')} lead={t('auditSummary.plan.lead')}>
      <RecordTable
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
              ...entryOf(words, action.key, 'specimens.json: auditSummary.plan.items'),
            }))
            .map(({ key, month, months, days, title, owner, done }) => (
              <tr key={key} className="border-b border-line">
                <RecordCell scope="row">{title}</RecordCell>
                <RecordCell>
                  <span className="whitespace-nowrap">
                    {months === 1
                      ? month
                      : t('auditSummary.plan.span', { from: month, to: month + months - 1 })}
                  </span>
                  <svg
                    viewBox={`0 0 ${horizonMonths} 1`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    className="mt-1 h-2 w-24 print:w-16 rtl:-scale-x-100"
                  >
                    <path className="fill-line" d={`M0 0h${horizonMonths}v1H0z`} />
                    <path className="fill-proof" d={`M${month - 1} 0h${months}v1h${-months}z`} />
                  </svg>
                </RecordCell>
                <RecordCell isNumber>{days}</RecordCell>
                <RecordCell>{owner}</RecordCell>
                <RecordCell>{done}</RecordCell>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink">
            <RecordCell scope="row">{t('auditSummary.plan.total')}</RecordCell>
            <td />
            <RecordCell isNumber>{actions.reduce((sum, { days }) => sum + days, 0)}</RecordCell>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </RecordTable>
    </Section>
  );
}
