import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../../components/sections/RecordTable.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { loadReport } from '../../../../content/specimens/loadReport.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';

/** Shows the response time of each transaction at nominal load, and its margin to the threshold. */
export function Transactions() {
  const { t, i18n } = useTranslation('specimens');
  const words = t('loadReport.transactions.items', { returnObjects: true });
  const seconds = (value: number) => formatNumber(value, i18n.language, { minimumFractionDigits: 2 });
  return (
    <Section id="transactions" tone="card" title={t('loadReport.transactions.title')}>
      <RecordTable
        label={t('table', { title: t('loadReport.transactions.title') })}
        columns={[
          { title: t('loadReport.transactions.columns.transaction') },
          { title: t('loadReport.transactions.columns.p95'), isNumber: true },
          { title: t('loadReport.transactions.columns.threshold'), isNumber: true },
          { title: t('loadReport.transactions.columns.margin'), isNumber: true },
        ]}
        rows={loadReport.transactions.map(({ key, p95, threshold }) => ({
          key,
          cells: [
            entryOf(words, key, 'specimens.json: loadReport.transactions.items'),
            seconds(p95),
            seconds(threshold),
            formatNumber(1 - p95 / threshold, i18n.language, { style: 'percent' }),
          ],
        }))}
      />
    </Section>
  );
}
