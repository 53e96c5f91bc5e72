import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { DataTable } from '../../../components/sections/DataTable.tsx';
import { DescriptionSheet } from '../../../components/sections/DescriptionSheet.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { TextGrid } from '../../../components/sections/TextGrid.tsx';
import { Badge } from '../../../components/ui/Badge.tsx';
import { LinkLine } from '../../../components/ui/Link.tsx';
import { accessibilityAudit, auditTotals } from '../../../content/thisSite/accessibilityAudit.ts';
import { testRuns } from '../../../content/thisSite/testRuns.ts';
import { openDefects, planted, requirements } from '../../../content/thisSite/thisSite.ts';
import { lastTests } from '../../../renderer/content/lastTests.ts';
import { formatDate } from '../../../renderer/i18n/format.ts';

/** The newest test run. Undefined if it is older than 30 days: `lastTests` is then empty, although `testRuns` still contains the runs. */
const [last] = lastTests.runs;
const untested = requirements.filter(({ tests }) => tests.length === 0);

export function Page() {
  const { t, i18n } = useTranslation('thisSite');
  const date = formatDate(accessibilityAudit.date, i18n.language);
  const counts = {
    defects: openDefects.length,
    missed: planted.missed.length,
    untested: untested.length,
  };
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        illustration={
          <DescriptionSheet
            {...t('sheet', { returnObjects: true, ...counts })}
            badge={<Badge tone="neutral">{t('verdict.stamp')}</Badge>}
            termClassName="max-w-3/4 text-muted"
            className="max-w-[30rem] text-sm"
          />
        }
      >
        <p className="mt-6 max-w-measure">{t('verdict.text')}</p>
        <p className="mt-3 text-muted">{t('verdict.signature')}</p>
      </Hero>
      {openDefects.length > 0 && <Defects />}
      {planted.found.length > 0 && <PlantedFaults />}
      {testRuns.runs.length > 0 && <LastRuns />}
      {requirements.length > 0 && <Matrix />}
      {accessibilityAudit.criteria.length > 0 && (
        <Section id="figures" tone="card" title={t('figures.title')} lead={t('figures.lead')}>
          <TextGrid columns={2} items={t('figures.items', { returnObjects: true, ...auditTotals, date })} />
          <p className="mt-8 max-w-measure">{t('figures.repeat')}</p>
          <LinkLine className="mt-8" to="/rgaa.csv" download="" label={t('figures.grid')} />
        </Section>
      )}
      <Section id="untested" title={t('untested.title')}>
        <TextGrid columns={2} items={t('untested.items', { returnObjects: true })} />
      </Section>
      <Note id="limit" title={t('limit.title')}>
        {t('limit.text')}
      </Note>
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo="/contact"
        secondaryTo="/services/engagement"
      />
    </>
  );
}

function Defects() {
  const { t, i18n } = useTranslation('thisSite');
  const texts = t('defects.items', { returnObjects: true });
  return (
    <Section id="defects" tone="card" title={t('defects.title')} lead={t('defects.lead')}>
      <FeatureGrid
        columns={2}
        items={openDefects.map(({ key, severity, found }) => {
          // The casts in this file are safe, because `npm run check` requires translations for each key.
          const { decision, ...defect } = texts[key as keyof typeof texts];
          const date = formatDate(found, i18n.language);
          const tone = severity === 'major' ? 'alert' : 'neutral';
          return {
            ...defect,
            icon: <Badge tone={tone}>{t(`defects.severities.${severity}`, { date })}</Badge>,
            more: <p className="mt-2">{decision}</p>,
          };
        })}
      />
    </Section>
  );
}

/** Counts the errors planted in copies of the site, by outcome: what found the error first or, if nothing did, what was done about it. */
function PlantedFaults() {
  const { t, i18n } = useTranslation('thisSite');
  const { date, version, found, missed } = planted;
  const missedTexts: Readonly<Record<string, string>> = t('planted.missed', { returnObjects: true });
  const outcomes = Object.entries(t('planted.outcomes', { returnObjects: true })).map(([key, name]) => {
    const faults = [...found, ...missed].filter(({ outcome }) => outcome === key);
    const description = faults.flatMap((fault) => missedTexts[fault.key] ?? []);
    return { key, title: name, cells: [name, faults.length], description };
  });
  const title = t('planted.title', { count: found.length + missed.length, found: found.length });
  const lead = t('planted.lead', { date: formatDate(date, i18n.language), version });
  return (
    <Section id="planted" title={title} lead={lead}>
      <DataTable isNarrow {...t('planted.table', { returnObjects: true })} rows={outcomes} />
      <details className="mt-8">
        <summary className="mb-6 flex min-h-11 items-center text-accent underline underline-offset-4">
          {t('planted.missedTitle')}
        </summary>
        <TextGrid items={outcomes.filter(({ description }) => description.length > 0)} />
      </details>
    </Section>
  );
}

/** The last complete test runs of the site, with the tests that failed. If the results are too old, a notice replaces the table. */
function LastRuns() {
  const { t, i18n } = useTranslation('thisSite');
  const day = (date: string) => formatDate(date, i18n.language);
  const failedCell = (failed: number) =>
    failed > 0 ? <span className="font-bold text-alert">{failed}</span> : failed;
  const lead = last ? t('run.lead', { ...last, date: day(last.date) }) : t('run.tooOld');
  return (
    <Section id="run" tone="card" title={t('run.title')} lead={lead}>
      {last && (
        <DataTable
          isNarrow
          {...t('run.table', { returnObjects: true })}
          rows={lastTests.runs.map(({ date, version, passed, failed, quarantined, failures }) => ({
            key: version,
            cells: [day(date), passed, failedCell(failed), quarantined],
            note: failed > 0 ? t('run.failures', { titles: failures.slice(0, 3).join(' · ') }) : version,
          }))}
        />
      )}
    </Section>
  );
}

/** The test results of the requirements by area, a list of the requirements without a test, and all requirements as a CSV file. */
function Matrix() {
  const { t } = useTranslation(['thisSite', 'requirements']);
  const texts = t('requirements:items', { returnObjects: true });
  const rows = Object.entries(t('requirements:areas', { returnObjects: true })).map(([area, name]) => {
    const inArea = requirements.filter((each) => each.area === area);
    const tested = inArea.flatMap(({ key }) => lastTests.requirements[key] ?? []);
    // A requirement whose tests are all in quarantine is neither failing nor met.
    const failing = tested.filter(({ failed }) => failed > 0).length;
    const met = tested.filter(({ passed, failed }) => passed > 0 && failed === 0).length;
    const results = last ? [met, failing] : ['–', '–'];
    const withoutTest = untested.filter((each) => each.area === area).length;
    return { key: area, cells: [name, inArea.length, ...results, withoutTest] };
  });
  const description = untested.map(({ key }) => texts[key as keyof typeof texts]);
  return (
    <Section id="matrix" title={t('matrix.title', { count: requirements.length })} lead={t('matrix.lead')}>
      <DataTable isNarrow {...t('matrix.table', { returnObjects: true })} rows={rows} />
      <div className="mt-10">
        <TextGrid columns={2} items={[{ title: t('matrix.untested'), description }]} />
      </div>
      <LinkLine className="mt-8" to="/requirements.csv" download="" label={t('matrix.file')} />
    </Section>
  );
}
