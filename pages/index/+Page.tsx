import { useTranslation } from 'react-i18next';
import { island as search } from '../../components/islands/search/Search.tsx';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CardGrid } from '../../components/sections/CardGrid.tsx';
import { DescriptionSheet } from '../../components/sections/DescriptionSheet.tsx';
import { ExampleBadge } from '../../components/sections/ExampleBadge.tsx';
import { Hero, HeroActions } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SpecimenThumbnail } from '../../components/sections/specimens/SpecimenThumbnail.tsx';
import { TextGrid } from '../../components/sections/TextGrid.tsx';
import { useRequestPath } from '../../components/sections/useRequestPath.ts';
import { WorkLanguages } from '../../components/sections/WorkLanguages.tsx';
import { Link, TextLink } from '../../components/ui/Link.tsx';
import { type Result, Verdict } from '../../components/ui/Verdict.tsx';
import { caseStudies } from '../../content/caseStudies.ts';
import { entryOf } from '../../content/entryOf.ts';
import { defectReport } from '../../content/specimens/defectReport.ts';
import { loadReport } from '../../content/specimens/loadReport.ts';
import { traceability } from '../../content/specimens/traceability.ts';
import { hasPage } from '../../renderer/content/hasPage.ts';
import { formatMoney, formatNumber } from '../../renderer/i18n/format.ts';
import { namedServices, namedSpecimens } from '../../renderer/i18n/namedContent.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { type Duration, daysOf } from '../case-studies/daysOf.ts';

export function Page() {
  const { t } = useTranslation(['home', 'common']);
  const requestPath = useRequestPath('home');
  const descriptions = t('services.items', { returnObjects: true });
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} illustration={<TestReportSheet />}>
        <HeroActions
          primary={{ label: t('hero.contact'), to: '/contact' }}
          secondary={{ label: t('hero.services'), to: '/services' }}
        />
        <Island of={search} when="query:q" />
        <Figures items={t('figures', { returnObjects: true })} />
        <TextLink to="/about#achievements" isStandalone className="mt-4 text-sm">
          {t('figuresLink')}
        </TextLink>
      </Hero>
      <Section id="services" title={t('services.title')}>
        {/* The page on engagements is not a service, but visitors look for it among the services. */}
        <TextGrid
          items={[...namedServices, { key: 'engagement', path: '/services/engagement' } as const].map(
            ({ key, path }) => ({
              title: t(`common:pages.${key}`),
              description: entryOf(descriptions, key, 'home.json: services.items'),
              to: path,
            }),
          )}
        />
        <div className="mt-8">
          <WorkLanguages />
        </div>
      </Section>
      <Work />
      <Section id="start" title={t('quickAccess.title')}>
        <CardGrid
          items={[
            { ...t('quickAccess.items.about', { returnObjects: true }), to: '/about' },
            { ...t('quickAccess.items.expertise', { returnObjects: true }), to: '/services' },
            { ...t('quickAccess.items.caseStudies', { returnObjects: true }), to: '/case-studies' },
            { ...t('quickAccess.items.community', { returnObjects: true }), to: '/community' },
            { ...t('quickAccess.items.careers', { returnObjects: true }), to: '/careers' },
            { ...t('quickAccess.items.contact', { returnObjects: true }), to: '/contact' },
          ].filter(({ to }) => hasPage(to))}
        />
      </Section>
      <CallToAction
        id="start-small"
        title={t('cta.title')}
        lead={t('cta.lead')}
        more={t('cta.more')}
        primary={t('cta.quote')}
        primaryTo={requestPath('quote')}
        secondary={t('cta.services')}
        secondaryTo="/services"
      />
    </>
  );
}

/** The specimens as small drawn pages, then the first case study. Without specimens, nothing is rendered. */
function Work() {
  const { t } = useTranslation(['home', 'specimens']);
  if (namedSpecimens.length === 0) {
    return null;
  }
  return (
    <Section id="work" tone="card" title={t('home:work.title')} example>
      <ul className="cell-grid grid-cols-2 lg:grid-cols-4">
        {namedSpecimens.map(({ key, path }) => (
          <li
            key={key}
            className="relative flex flex-col gap-4 bg-card p-5 last:odd:col-span-2 hover:bg-band hover:text-white"
          >
            <SpecimenThumbnail specimen={key} />
            <h3 className="text-h4">
              <Link to={path} className="whole-card">
                {t(`specimens:names.${key}`)}
              </Link>
            </h3>
          </li>
        ))}
        <FirstCase />
      </ul>
    </Section>
  );
}

/** Shows how long the task of the first case study took before and takes now. Without case studies, nothing is rendered. */
function FirstCase() {
  const { t, i18n } = useTranslation(['home', 'caseStudies']);
  const [first] = caseStudies;
  if (!first) {
    return null;
  }
  const texts = t('caseStudies:cases.items', { returnObjects: true });
  const { title } = entryOf(texts, first.key, 'caseStudies.json: cases.items');
  const { before, after } = first.measure;
  // The durations are part of a sentence, so their units are not abbreviated.
  const textOf = ({ value, unit }: Duration) =>
    formatNumber(value, i18n.language, { style: 'unit', unit, unitDisplay: 'long' });
  return (
    <li className="relative flex flex-col gap-4 bg-card p-5 hover:bg-band hover:text-white">
      <svg
        viewBox="0 0 120 72"
        aria-hidden="true"
        className="w-36 max-w-full rounded-control border border-line bg-card fill-none stroke-16 p-3 shadow-sheet rtl:mirrored"
      >
        <path className="stroke-line" d="M0 18h120" />
        <path className="stroke-accent" d={`M0 54h${Math.round((120 * daysOf(after)) / daysOf(before))}`} />
      </svg>
      <h3 className="text-h4">
        <Link to={`/case-studies#${first.key}`} className="whole-card">
          {t('home:work.case', { title, before: textOf(before), after: textOf(after) })}
        </Link>
      </h3>
    </li>
  );
}

function Figures({ items }: { items: readonly { value: string; label: string }[] }) {
  if (items.length === 0) {
    return null;
  }
  return (
    <dl className="mt-10 grid max-w-measure grid-cols-[minmax(0,1.2fr)_repeat(2,minmax(0,1fr))] gap-x-4 gap-y-4 border-t border-ink pt-4 max-[22rem]:grid-cols-2">
      {items.map(({ value, label }) => (
        <div key={label} className="grid grid-rows-[2.4rem_auto]">
          <dt className="row-start-2 text-sm text-muted wrap-anywhere hyphens-auto">{label}</dt>
          <dd className="row-start-1 self-end font-display text-figure font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const { passed, failed, blocked } = traceability.totals.cases;
const nominal = loadReport.steps.find(({ users }) => users === loadReport.nominalUsers);

/** The rows of the sheet. Each row cites figures of a specimen. `result` must agree with the texts of the row in `home.json`. */
const rows = [
  { specimen: 'traceability', result: 'blocked' },
  { specimen: 'loadReport', result: 'passed' },
  { specimen: 'defectReport', result: 'failed' },
] as const satisfies { specimen: string; result: Result }[];

/** The illustration of the home page: a test report that advises against the release. If a specimen is missing, nothing is rendered. */
function TestReportSheet() {
  const { t, i18n } = useTranslation('home');
  const shown = rows.flatMap((row) => {
    const specimen = namedSpecimens.find(({ key }) => key === row.specimen);
    return specimen ? { ...row, path: specimen.path } : [];
  });
  if (shown.length < rows.length || !nominal) {
    return null;
  }
  const values = {
    run: passed + failed,
    planned: passed + failed + blocked,
    users: formatNumber(nominal.users, i18n.language),
    seconds: formatNumber(nominal.p95, i18n.language),
    difference: formatMoney(defectReport.expected - defectReport.shown, defectReport.currency, i18n.language),
  };
  return (
    <DescriptionSheet
      title={t('sheet.title', { release: traceability.release })}
      isExample
      className="max-w-[30rem] text-xs max-lg:mt-8 sm:text-[0.85rem] lg:rotate-1"
      over={
        <p className="absolute end-0 bottom-full -mb-4 rotate-[7deg] whitespace-nowrap rounded-control border-[3px] border-alert bg-card px-4 py-1 font-display text-[1.3rem]/[1.6] font-bold tracking-wide text-alert uppercase sm:-end-3">
          {t('sheet.stamp')}
        </p>
      }
    >
      <ul className="px-5 py-1.5">
        {shown.map(({ specimen, result, path }) => (
          <li
            key={specimen}
            className="flex flex-wrap items-center gap-x-3 border-b border-dashed border-line py-3"
          >
            <Verdict result={result} className="size-[1.1rem]" />
            <TextLink to={path} isStandalone className="flex-1 basis-32">
              {t(`sheet.rows.${specimen}.check`, values)}
            </TextLink>
            <span className="ms-auto text-muted">{t(`sheet.rows.${specimen}.result`, values)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 pt-2 pb-4">
        <p className="flex-1 basis-48 font-bold">{t('sheet.advice')}</p>
        <ExampleBadge />
      </div>
    </DescriptionSheet>
  );
}
