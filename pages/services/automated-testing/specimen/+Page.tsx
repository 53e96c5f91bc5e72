import { scaleBand } from 'd3-scale';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../../components/sections/DataTable.tsx';
import { Measures } from '../../../../components/sections/Measures.tsx';
import { Note } from '../../../../components/sections/Note.tsx';
import { ListSection, Section } from '../../../../components/sections/Section.tsx';
import { ReadAsTable } from '../../../../components/sections/Sheet.tsx';
import { SpecimenPage } from '../../../../components/sections/specimens/SpecimenPage.tsx';
import { TextGrid } from '../../../../components/sections/TextGrid.tsx';
import { Badge } from '../../../../components/ui/Badge.tsx';
import { entryOf } from '../../../../content/entryOf.ts';
import { testReport } from '../../../../content/specimens/testReport.ts';
import { formatNumber } from '../../../../renderer/i18n/format.ts';

const { levels, failures, nights, run, release, date } = testReport;
const passed = levels.reduce((sum, level) => sum + level.passed, 0);
const total = levels.reduce((sum, level) => sum + level.passed + level.failed + level.quarantined, 0);

export function Page() {
  const { t, i18n } = useTranslation('specimens');
  return (
    <SpecimenPage
      name="testReport"
      release={t('testReport.release', { release, run })}
      date={date}
      servicePath="/services/automated-testing"
    >
      <Note title={t('testReport.verdict.title')}>{t('testReport.verdict.text')}</Note>
      <Section id="indicators" title={t('testReport.indicators.title')}>
        <Measures
          items={t('testReport.indicators.items', {
            returnObjects: true,
            passed: formatNumber(passed, i18n.language),
            total: formatNumber(total, i18n.language),
            // The report describes the last night.
            minutes: nights.at(-1)?.minutes,
            regressions: failures.filter(({ verdict }) => verdict === 'regression').length,
          })}
        />
      </Section>
      <Levels />
      <Failures />
      <Nights />
      <ListSection of={TextGrid} id="reading" {...t('testReport.reading', { returnObjects: true })} />
    </SpecimenPage>
  );
}

function Failures() {
  const { t } = useTranslation('specimens');
  const texts = t('testReport.failures.items', { returnObjects: true });
  return (
    <Section id="failures" title={t('testReport.failures.title')} lead={t('testReport.failures.lead')}>
      <ol className="border-t border-ink">
        {testReport.failures
          .map((failure) => ({
            ...failure,
            ...entryOf(texts, failure.key, 'specimens.json: testReport.failures.items'),
          }))
          .map(({ key, test, verdict, title, description, action }) => (
            <li
              key={key}
              className="grid gap-x-8 gap-y-3 border-b border-line py-6 print:grid-cols-3 print:py-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)]"
            >
              <div>
                <p className="mb-2">
                  <Badge tone={verdict === 'regression' ? 'alert' : 'neutral'}>
                    {t(`testReport.failures.verdicts.${verdict}`)}
                  </Badge>
                </p>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 font-mono text-xs text-muted">{test}</p>
              </div>
              <p className="text-muted">{description}</p>
              <p>{action}</p>
            </li>
          ))}
      </ol>
    </Section>
  );
}

/** The results and the time of each level of the test pyramid. */
function Levels() {
  const { t, i18n } = useTranslation('specimens');
  const texts = t('testReport.levels.items', { returnObjects: true });
  const columns = ['passed', 'failed', 'quarantined', 'start', 'minutes'] as const;
  return (
    <Section id="levels" tone="card" title={t('testReport.levels.title')}>
      <DataTable
        label={t('table', { title: t('testReport.levels.title') })}
        columns={[
          { title: t('testReport.levels.columns.level') },
          ...columns.map((column) => ({ title: t(`testReport.levels.columns.${column}`), isNumber: true })),
        ]}
        rows={testReport.levels.map((level) => ({
          key: level.key,
          cells: [
            entryOf(texts, level.key, 'specimens.json: testReport.levels.items'),
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

const minutes = nights.map((night) => night.minutes);
const maxMinutes = Math.max(...minutes);
const x = scaleBand<number>()
  .domain(nights.keys())
  .rangeRound([0, nights.length * 10])
  .paddingInner(0.6)
  .paddingOuter(0.3);
/** Returns the path of the bars of nights with a failed test, or of the other nights if `red` is false. One unit of height is a minute. */
const bars = (red: boolean) =>
  nights
    .map(({ minutes, failed }, night) =>
      failed > 0 === red ? `M${x(night)} ${maxMinutes}h${x.bandwidth()}v-${minutes}h-${x.bandwidth()}z` : '',
    )
    .join('');

/** A bar for each recent night, as high as the duration of the run; red if a test failed. In Arabic too, the last night is on the right. */
function Nights() {
  const { t } = useTranslation('specimens');
  const description = t('testReport.nights.description', {
    nights: nights.length,
    least: Math.min(...minutes),
    most: maxMinutes,
    red: nights.filter(({ failed }) => failed > 0).length,
  });
  return (
    <Section id="nights" tone="card" title={t('testReport.nights.title')} lead={t('testReport.nights.lead')}>
      <figure className="font-mono text-xs">
        <div role="img" aria-label={description} className="text-muted">
          <p className="text-end rtl:text-start">{t('testReport.nights.minutes', { minutes: maxMinutes })}</p>
          <svg
            viewBox={`0 0 ${nights.length * 10} ${maxMinutes}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-28 w-full border-y border-line print:h-20"
          >
            <path className="fill-accent" d={bars(false)} />
            <path className="fill-alert" d={bars(true)} />
          </svg>
          <p className="mt-2 flex justify-between rtl:flex-row-reverse">
            <span>{t('testReport.nights.first')}</span>
            <span>{t('testReport.nights.last')}</span>
          </p>
        </div>
        <ReadAsTable
          caption={t('testReport.nights.title')}
          columns={t('testReport.nights.columns', { returnObjects: true })}
          rows={nights.map((night, index) => [
            String(index + 1),
            String(night.minutes),
            String(night.failed),
          ])}
        />
      </figure>
    </Section>
  );
}
