import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../../components/sections/RecordTable.tsx';
import { loadReport } from '../../../../content/specimens/loadReport.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';

/** The figures behind the curves, one row for each step of the load. */
export function LoadSteps() {
  const { t, i18n } = useTranslation('specimens');
  const number = (value: number) => formatNumber(value, i18n.language);
  const seconds = (value: number) => formatNumber(value, i18n.language, { minimumFractionDigits: 2 });
  const percent = (value: number) =>
    formatNumber(value / 100, i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const columns = ['users', 'throughput', 'median', 'p95', 'errors', 'connections'] as const;
  return (
    <RecordTable
      label={t('table', { title: t('loadReport.steps.title') })}
      columns={columns.map((column) => ({ title: t(`loadReport.steps.columns.${column}`), isNumber: true }))}
      rows={loadReport.steps.map(({ users, throughput, median, p95, errors, connections }) => ({
        key: users,
        cells: [
          <Fragment key="users">
            {number(users)}
            {users === loadReport.nominalUsers && (
              <span className="block font-mono text-xs font-normal text-proof">
                {t('loadReport.steps.nominal')}
              </span>
            )}
          </Fragment>,
          number(throughput),
          seconds(median),
          <span key="p95" className={p95 > loadReport.thresholdSeconds ? 'font-bold text-alert' : undefined}>
            {seconds(p95)}
          </span>,
          percent(errors),
          percent(connections),
        ],
      }))}
    />
  );
}
