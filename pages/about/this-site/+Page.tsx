import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { RecordSheet } from '../../../components/sections/RecordSheet.tsx';
import { RecordTable } from '../../../components/sections/RecordTable.tsx';
import { ListSection, Section } from '../../../components/sections/Section.tsx';
import { Split } from '../../../components/sections/Split.tsx';
import { Badge } from '../../../components/ui/Badge.tsx';
import { LinkLine } from '../../../components/ui/Link.tsx';
import { accessibilityAudit, auditTotals } from '../../../content/thisSite/accessibilityAudit.ts';
import { testRuns } from '../../../content/thisSite/testRuns.ts';
import {
  accessibilityTable,
  decisions,
  finders,
  openDefects,
  planted,
  requirementsTable,
} from '../../../content/thisSite/thisSite.ts';
import { lastTests, testedRequirements } from '../../../renderer/facts/lastTests.ts';
import { formatDate, formatNumber } from '../../../renderer/i18n/format.ts';
import { LastRuns } from './LastRuns.tsx';

const isAssessed = accessibilityAudit.criteria.length > 0;

export function Page() {
  const { t, i18n } = useTranslation('thisSite');
  const [last] = lastTests.runs;
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        // The verdict, with the figures that it stands on.
        picture={
          <RecordSheet
            title={t('sheet.title')}
            stamp={<Badge tone="neutral">{t('verdict.stamp')}</Badge>}
            className="max-w-[30rem] text-sm"
            rows={[
              { term: t('sheet.defects'), value: openDefects.length },
              last && {
                term: t('sheet.failed'),
                value: t('sheet.of', {
                  count: last.failed,
                  all: formatNumber(last.passed + last.failed, i18n.language),
                }),
              },
              isAssessed && {
                term: t('sheet.criteria'),
                value: t('sheet.of', {
                  count: auditTotals.conforming,
                  all: auditTotals.conforming + auditTotals.failing,
                }),
              },
            ].filter((row) => typeof row === 'object')}
          />
        }
      >
        <p className="mt-6 max-w-measure">{t('verdict.text')}</p>
        <p className="mt-3 text-muted">{t('verdict.signature')}</p>
      </Hero>
      {openDefects.length > 0 && <Defects />}
      {planted.found.length > 0 && <PlantedFaults />}
      {testRuns.runs.length > 0 && <LastRuns />}
      {testedRequirements.length > 0 && <Matrix />}
      <Figures />
      <ListSection of={Entries} columns={2} id="untested" {...t('untested', { returnObjects: true })} />
      <Section tone="card">
        <Split id="limit" title={t('limit.title')}>
          <p className="max-w-measure text-lg text-muted">{t('limit.text')}</p>
        </Split>
      </Section>
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo="/contact"
        secondaryTo="/services/engagement"
      />
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-3 grid max-w-measure list-disc gap-2 ps-5 text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Download({ path, label }: { path: string; label: string }) {
  return <LinkLine to={path} download="" className="mt-6" label={label} />;
}

/** What is known to be wrong, before anything that went well. */
function Defects() {
  const { t, i18n } = useTranslation('thisSite');
  const words = t('defects.items', { returnObjects: true });
  return (
    <Section id="defects" tone="card" title={t('defects.title')} lead={t('defects.lead')}>
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {openDefects.map(({ key, severity, found }) => {
          const { title, effect, decision } = words[key as keyof typeof words];
          return (
            <li key={key} className="border-t border-ink pt-4">
              <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
                <Badge tone={severity === 'major' ? 'alert' : 'neutral'}>
                  {t(`defects.severities.${severity}`)}
                </Badge>
                {t('defects.found', { date: formatDate(found, i18n.language) })}
              </p>
              <h3 className="mt-2 text-h4">{title}</h3>
              <p className="mt-1.5 text-muted">{effect}</p>
              <p className="mt-1.5">{decision}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/** What reported how many of the planted faults, and those that nothing reported. */
function PlantedFaults() {
  const { t, i18n } = useTranslation('thisSite');
  const { date, version, found, missed } = planted;
  const words = t('planted.missed', { returnObjects: true });
  const finderRows = finders.map((finder) => ({
    key: finder,
    cells: [t(`planted.by.${finder}`), found.filter(({ by }) => by === finder).length],
  }));
  return (
    <Section
      id="planted"
      title={t('planted.title', { count: found.length + missed.length, found: found.length })}
      lead={t('planted.lead', { date: formatDate(date, i18n.language), version })}
    >
      <RecordTable
        isNarrow
        label={t('planted.table')}
        columns={[{ title: t('planted.columns.by') }, { title: t('planted.columns.count'), isNumber: true }]}
        rows={[...finderRows, { key: 'nothing', cells: [t('planted.by.nothing'), missed.length] }]}
      />
      <h3 className="mt-10 text-h4">{t('planted.missedTitle')}</h3>
      {decisions.map((decision) => {
        const decided = missed.filter((each) => each.decision === decision);
        return (
          <details key={decision} className="mt-4">
            <summary className="flex min-h-11 items-center text-proof underline underline-offset-4">
              {`${t(`planted.decisions.${decision}`)} (${decided.length})`}
            </summary>
            <Lines lines={decided.map(({ key }) => words[key as keyof typeof words])} />
          </details>
        );
      })}
    </Section>
  );
}

/** Requirements and their tests by area, those that no test holds, and the whole table as a file. */
function Matrix() {
  const { t, i18n } = useTranslation(['thisSite', 'requirements']);
  const words = t('requirements:items', { returnObjects: true });
  const columns = t('matrix.columns', { returnObjects: true });
  const untested = testedRequirements.filter(({ tests }) => tests.length === 0);
  // Without a fresh run there are no results to show, only which tests hold what.
  const results = lastTests.runs.length > 0 ? (['passed', 'failed'] as const) : [];
  const rows = Object.entries(t('requirements:areas', { returnObjects: true })).flatMap(([area, name]) => {
    const own = testedRequirements.filter((each) => each.area === area);
    const figures = {
      requirements: own.length,
      passed: own.filter(({ result }) => result === 'passed').length,
      failed: own.filter(({ result }) => result === 'failed').length,
      untested: own.filter(({ tests }) => tests.length === 0).length,
    };
    const shown = (['requirements', ...results, 'untested'] as const).map((column) => figures[column]);
    const cells = [name, ...shown.map((figure) => formatNumber(figure, i18n.language))];
    return own.length > 0 ? [{ key: area, cells }] : [];
  });
  return (
    <Section
      id="matrix"
      title={t('matrix.title', { count: testedRequirements.length })}
      lead={t('matrix.lead')}
    >
      <RecordTable
        label={t('matrix.caption')}
        columns={(['area', 'requirements', ...results, 'untested'] as const).map((column) => ({
          title: columns[column],
          isNumber: column !== 'area',
        }))}
        rows={rows}
      />
      <h3 className="mt-10 text-h4">{t('matrix.untestedTitle', { count: untested.length })}</h3>
      <Lines lines={untested.map(({ key }) => words[key as keyof typeof words])} />
      <Download path={requirementsTable} label={t('matrix.file')} />
    </Section>
  );
}

/** Three figures on accessibility and three on speed, and how a buyer repeats them. */
function Figures() {
  const { t, i18n } = useTranslation('thisSite');
  const date = formatDate(accessibilityAudit.date, i18n.language);
  return (
    <Section id="figures" tone="card" title={t('figures.title')} lead={t('figures.lead')}>
      <div className="grid gap-10 md:grid-cols-2">
        {isAssessed && (
          <div>
            <h3 className="text-h4">{t('figures.accessibility.title')}</h3>
            <Lines lines={t('figures.accessibility.items', { returnObjects: true, ...auditTotals, date })} />
            <Download path={accessibilityTable} label={t('figures.accessibility.grid')} />
          </div>
        )}
        <div>
          <h3 className="text-h4">{t('figures.speed.title')}</h3>
          <Lines lines={t('figures.speed.items', { returnObjects: true })} />
        </div>
      </div>
      <p className="mt-8 max-w-measure">{t('figures.repeat')}</p>
    </Section>
  );
}
