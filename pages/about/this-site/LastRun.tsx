import { useTranslation } from 'react-i18next';
import { RecordTable } from '../../../components/sections/RecordTable.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { testRuns } from '../../../content/thisSite/testRuns.ts';
import { formatDate, formatNumber } from '../../../renderer/i18n/format.ts';
import type { freshRuns } from './freshRuns.ts';

/** The last whole run of the site's own tests and those before it, with what failed; or that the last result is too old to be shown. */
export function LastRun({ runs }: { runs: ReturnType<typeof freshRuns> }) {
  const { t, i18n } = useTranslation('thisSite');
  if (testRuns.runs.length === 0) {
    return null;
  }
  if (!runs) {
    return <Section id="run" tone="card" title={t('run.title')} lead={t('run.tooOld')} />;
  }
  const { last, earlier } = runs;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <Section
      id="run"
      tone="card"
      title={t('run.title')}
      lead={t('run.lead', {
        date: formatDate(last.date, i18n.language),
        version: last.version,
        environment: last.environment,
        minutes: last.minutes,
      })}
    >
      <RecordTable
        label={t('run.columns.date')}
        isNarrow
        columns={[
          { title: t('run.columns.date') },
          { title: t('run.columns.passed'), isNumber: true },
          { title: t('run.columns.failed'), isNumber: true },
          { title: t('run.columns.isolated'), isNumber: true },
        ]}
        rows={[last, ...earlier].map(({ date, version, passed, failed, isolated, failures }) => ({
          key: version,
          cells: [formatDate(date, i18n.language), number(passed), number(failed), number(isolated)],
          note:
            failures.length > 0 ? t('run.failures', { titles: failures.slice(0, 3).join(' · ') }) : version,
        }))}
      />
    </Section>
  );
}
