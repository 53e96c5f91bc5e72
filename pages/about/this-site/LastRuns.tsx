import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../components/sections/RecordTable.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { lastTests } from '../../../renderer/facts/lastTests.ts';
import { formatDate, formatNumber } from '../../../renderer/i18n/format.ts';

/** The last whole run of the site's own tests and those before it, with what failed; or that the last result is too old to be shown. */
export function LastRuns() {
  const { t, i18n } = useTranslation('thisSite');
  const [last] = lastTests.runs;
  const number = (value: number) => formatNumber(value, i18n.language);
  if (!last) {
    return <Section id="run" tone="card" title={t('run.title')} lead={t('run.tooOld')} />;
  }
  const lead = t('run.lead', { ...last, date: formatDate(last.date, i18n.language) });
  return (
    <Section id="run" tone="card" title={t('run.title')} lead={lead}>
      <RecordTable
        isNarrow
        label={t('run.columns.date')}
        columns={[
          { title: t('run.columns.date') },
          { title: t('run.columns.passed'), isNumber: true },
          { title: t('run.columns.failed'), isNumber: true },
          { title: t('run.columns.isolated'), isNumber: true },
        ]}
        rows={lastTests.runs.map(({ date, version, passed, failed, isolated, failures }) => ({
          key: version,
          cells: [formatDate(date, i18n.language), number(passed), number(failed), number(isolated)],
          note: failed > 0 ? t('run.failures', { titles: failures.slice(0, 3).join(' · ') }) : version,
        }))}
      />
    </Section>
  );
}
