import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../../components/sections/RecordTable.tsx';
import { Section } from '../../../../components/sections/Section.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { testReport } from '../../../../content/specimens/testReport.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';

/** Shows the results and the time of each level of the test pyramid. */
export function Levels() {
  const { t, i18n } = useTranslation('specimens');
  const words = t('testReport.levels.items', { returnObjects: true });
  const columns = ['passed', 'failed', 'isolated', 'start', 'minutes'] as const;
  return (
    <Section id="levels" tone="card" title={t('testReport.levels.title')}>
      <RecordTable
        label={t('table', { title: t('testReport.levels.title') })}
        columns={[
          { title: t('testReport.levels.columns.level') },
          ...columns.map((column) => ({ title: t(`testReport.levels.columns.${column}`), isNumber: true })),
        ]}
        rows={testReport.levels.map((level) => ({
          key: level.key,
          cells: [
            entryOf(words, level.key, 'specimens.json: testReport.levels.items'),
            ...columns.map((column) => (
              <span
                key={column}
                className={column === 'failed' && level.failed > 0 ? 'font-bold text-alert' : undefined}
              >
                {formatNumber(level[column], i18n.language)}
              </span>
            )),
          ],
        }))}
      />
    </Section>
  );
}
