import { useTranslation } from 'react-i18next';
import { RecordCell } from '../../../../components/sections/RecordCell.tsx';
import { RecordTable } from '../../../../components/sections/RecordTable.tsx';
import { loadReport } from '../../../../content/specimens/loadReport.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';

/** The figures behind the curve, one row for each step of the load. */
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
    >
      <tbody>
        {loadReport.steps.map(({ users, throughput, median, p95, errors, connections }) => (
          <tr key={users} className="border-b border-line last:border-none">
            <RecordCell scope="row" isNumber>
              {number(users)}
              {users === loadReport.nominalUsers && (
                <span className="block font-mono text-xs font-normal text-proof">
                  {t('loadReport.steps.nominal')}
                </span>
              )}
            </RecordCell>
            <RecordCell isNumber>{number(throughput)}</RecordCell>
            <RecordCell isNumber>{seconds(median)}</RecordCell>
            <RecordCell isNumber>
              <span className={p95 > loadReport.thresholdSeconds ? 'font-bold text-alert' : undefined}>
                {seconds(p95)}
              </span>
            </RecordCell>
            <RecordCell isNumber>{percent(errors)}</RecordCell>
            <RecordCell isNumber>{percent(connections)}</RecordCell>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
