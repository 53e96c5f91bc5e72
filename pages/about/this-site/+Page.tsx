import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { RecordSheet } from '../../../components/sections/RecordSheet.tsx';
import { RecordTable } from '../../../components/sections/RecordTable.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Split } from '../../../components/sections/Split.tsx';
import { Badge } from '../../../components/ui/Badge.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { accessibilityAudit, auditTotals } from '../../../content/thisSite/accessibilityAudit.ts';
import { openDefects } from '../../../content/thisSite/knownDefects.ts';
import { decisions, finders, plantedFaults } from '../../../content/thisSite/plantedFaults.ts';
import { accessibilityTable } from '../../../content/thisSite/thisSite.ts';
import { formatDate } from '../../../renderer/i18n/format.ts';
import { freshRuns } from './freshRuns.ts';
import { LastRun } from './LastRun.tsx';
import { Matrix } from './Matrix.tsx';

const severityTone = { major: 'alert', minor: 'neutral', trivial: 'neutral' } as const;

export function Page() {
  const { t } = useTranslation('thisSite');
  return (
    <>
      <Hero
        overline={t('hero.overline')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={<VerdictSheet />}
      >
        <p className="mt-6 max-w-measure">{t('verdict.text')}</p>
        <p className="mt-3 text-muted">{t('verdict.signature')}</p>
      </Hero>
      <Defects />
      <PlantedFaults />
      <LastRun runs={freshRuns()} />
      <Matrix />
      <Accessibility />
      <Section id="untested" title={t('untested.title')}>
        <Entries columns={2} items={t('untested.items', { returnObjects: true })} />
      </Section>
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

/** The picture of the page: the verdict with the figures that it stands on. */
function VerdictSheet() {
  const { t } = useTranslation('thisSite');
  const runs = freshRuns();
  return (
    <RecordSheet
      title={t('sheet.title')}
      stamp={<Badge tone="neutral">{t('verdict.stamp')}</Badge>}
      className="max-w-[30rem] text-sm"
      rows={[
        { term: t('sheet.defects'), value: openDefects.length },
        ...(runs
          ? [
              {
                term: t('sheet.failed'),
                value: t('sheet.of', { count: runs.last.failed, all: runs.last.passed + runs.last.failed }),
              },
            ]
          : []),
        ...(accessibilityAudit.criteria.length > 0
          ? [
              {
                term: t('sheet.criteria'),
                value: t('sheet.of', {
                  count: auditTotals.conforming,
                  all: auditTotals.conforming + auditTotals.failing,
                }),
              },
            ]
          : []),
      ]}
    />
  );
}

/** What is known to be wrong, before anything that went well. */
function Defects() {
  const { t, i18n } = useTranslation('thisSite');
  const words = t('defects.items', { returnObjects: true });
  if (openDefects.length === 0) {
    return null;
  }
  return (
    <Section id="defects" tone="card" title={t('defects.title')} lead={t('defects.lead')}>
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {openDefects.map(({ key, severity, found }) => {
          const { title, effect, decision } = words[key as keyof typeof words];
          return (
            <li key={key} className="border-t border-ink pt-4">
              <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
                <Badge tone={severityTone[severity]}>{t(`defects.severities.${severity}`)}</Badge>
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

/** The faults that were planted in a copy of the site: what reported how many, and those that nothing reported. */
function PlantedFaults() {
  const { t, i18n } = useTranslation('thisSite');
  const { planted, version, found, missed } = plantedFaults;
  const words = t('planted.missed', { returnObjects: true });
  const count = found.length + missed.length;
  if (count === 0) {
    return null;
  }
  return (
    <Section
      id="planted"
      title={t('planted.title', { count, found: found.length })}
      lead={t('planted.lead', { date: formatDate(planted, i18n.language), version })}
    >
      <RecordTable
        isNarrow
        label={t('planted.table')}
        columns={[{ title: t('planted.columns.by') }, { title: t('planted.columns.count'), isNumber: true }]}
        rows={[
          ...finders.map((finder) => ({
            key: finder,
            cells: [t(`planted.by.${finder}`), found.filter(({ by }) => by === finder).length],
          })),
          { key: 'nothing', cells: [t('planted.by.nothing'), missed.length] },
        ]}
      />
      {missed.length > 0 && (
        <>
          <h3 className="mt-10 text-h4">{t('planted.missedTitle')}</h3>
          {decisions.map((decision) => {
            const decided = missed.filter((each) => each.decision === decision);
            return (
              decided.length > 0 && (
                <details key={decision} className="mt-4">
                  <summary className="flex min-h-11 items-center text-proof underline underline-offset-4">
                    {`${t(`planted.decisions.${decision}`)} (${decided.length})`}
                  </summary>
                  <ul className="mt-3 grid max-w-measure list-disc gap-2 ps-5 text-muted">
                    {decided.map(({ key }) => (
                      <li key={key}>{words[key as keyof typeof words]}</li>
                    ))}
                  </ul>
                </details>
              )
            );
          })}
        </>
      )}
    </Section>
  );
}

/** Three figures on accessibility and three on speed, and how a buyer repeats them. */
function Accessibility() {
  const { t, i18n } = useTranslation('thisSite');
  const date = formatDate(accessibilityAudit.date, i18n.language);
  return (
    <Section id="figures" tone="card" title={t('figures.title')} lead={t('figures.lead')}>
      <div className="grid gap-10 md:grid-cols-2">
        {accessibilityAudit.criteria.length > 0 && (
          <div>
            <h3 className="text-h4">{t('figures.accessibility.title')}</h3>
            <ul className="mt-3 grid gap-2 text-muted">
              {t('figures.accessibility.items', { returnObjects: true, ...auditTotals, date }).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className="mt-3">
              <TextLink to={accessibilityTable} standsAlone download="">
                {t('figures.accessibility.grid')}
              </TextLink>
            </p>
          </div>
        )}
        <div>
          <h3 className="text-h4">{t('figures.speed.title')}</h3>
          <ul className="mt-3 grid gap-2 text-muted">
            {t('figures.speed.items', { returnObjects: true }).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-8 max-w-measure">{t('figures.repeat')}</p>
    </Section>
  );
}
