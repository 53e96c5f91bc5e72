import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../../components/sections/DataTable.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { ListSection, Section } from '../../../../components/sections/Section.tsx';
import { Steps } from '../../../../components/sections/Steps.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { TextGrid } from '../../../../components/sections/TextGrid.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { loadReport } from '../../../../content/specimens/loadReport.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import { SaturationCurve } from './SaturationCurve.tsx';

const { steps, nominalUsers, saturationUsers, thresholdSeconds, recoveryMinutes, release, date } = loadReport;
// The schema makes sure that there is a step at nominal load, so `p95` is never 0.
const p95 = steps.find(({ users }) => users === nominalUsers)?.p95 ?? 0;

export function Page() {
  const { t, i18n } = useTranslation('specimens');
  const format = (value: number) => formatNumber(value, i18n.language);
  return (
    <SpecimenPage name="loadReport" release={release} date={date} servicePath="/services/performance-testing">
      <Note title={t('loadReport.verdict.title')}>
        {t('loadReport.verdict.text', {
          nominal: format(nominalUsers),
          p95: format(p95),
          threshold: format(thresholdSeconds),
          saturation: format(saturationUsers),
          recovery: recoveryMinutes,
        })}
      </Note>
      <Section id="curve" title={t('loadReport.curve.title')} lead={t('loadReport.curve.lead')}>
        <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <SaturationCurve />
          <LoadSteps />
        </div>
      </Section>
      <Transactions />
      <ListSection of={Steps} id="fixes" {...t('loadReport.fixes', { returnObjects: true })} />
      <ListSection
        of={TextGrid}
        id="limits"
        tone="card"
        {...t('loadReport.limits', { returnObjects: true })}
      />
    </SpecimenPage>
  );
}

/** The figures behind the curves, one row for each step of the load. */
function LoadSteps() {
  const { t, i18n } = useTranslation('specimens');
  const number = (value: number) => formatNumber(value, i18n.language);
  const seconds = (value: number) => formatNumber(value, i18n.language, { minimumFractionDigits: 2 });
  const percent = (value: number) =>
    formatNumber(value / 100, i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const columns = ['users', 'throughput', 'median', 'p95', 'errors', 'connections'] as const;
  return (
    <DataTable
      label={t('table', { title: t('loadReport.steps.title') })}
      columns={columns.map((column) => ({ title: t(`loadReport.steps.columns.${column}`), isNumber: true }))}
      rows={loadReport.steps.map(({ users, throughput, median, p95, errors, connections }) => ({
        key: users,
        cells: [
          <Fragment key="users">
            {number(users)}
            {users === loadReport.nominalUsers && (
              <span className="block font-mono text-xs font-normal text-accent">
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

/** The response time of each transaction at nominal load, and its margin to the threshold. */
function Transactions() {
  const { t, i18n } = useTranslation('specimens');
  const texts = t('loadReport.transactions.items', { returnObjects: true });
  const seconds = (value: number) => formatNumber(value, i18n.language, { minimumFractionDigits: 2 });
  return (
    <Section id="transactions" tone="card" title={t('loadReport.transactions.title')}>
      <DataTable
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
            entryOf(texts, key, 'specimens.json: loadReport.transactions.items'),
            seconds(p95),
            seconds(threshold),
            formatNumber(1 - p95 / threshold, i18n.language, { style: 'percent' }),
          ],
        }))}
      />
    </Section>
  );
}
