import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { FootNote } from '../../../components/sections/FootNote.tsx';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { ServicePage } from '../../../components/sections/services/ServicePage.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { LinkLine } from '../../../components/ui/Link.tsx';
import { hasThisSite } from '../../../content/thisSite/thisSite.ts';
import { AuditDial } from './AuditDial.tsx';

export function Page() {
  const { t } = useTranslation('qualityAudits');
  const requestPath = useRequestPath('quality-audits');
  return (
    <ServicePage service="qualityAudits" illustration={<AuditDial />} requestPath={requestPath('audit')}>
      <AuditDomains />
      <FiveDays />
      <AuditDeliverables />
      <Section id="benefits" tone="ink" title={t('benefits.title')}>
        <Measures items={t('benefits.items', { returnObjects: true })} />
        <FootNote>{t('benefits.note')}</FootNote>
      </Section>
      <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>
    </ServicePage>
  );
}

/** Lists what a client receives from an audit. Each item begins with a figure: a number of pages, months or hours. */
function AuditDeliverables() {
  const { t } = useTranslation('qualityAudits');
  return (
    <Section id="deliverables" tone="card" title={t('deliverables.title')}>
      <ul className="border-t border-ink">
        {t('deliverables.items', { returnObjects: true }).map(({ value, title, description }) => (
          <li
            key={title}
            className="grid items-baseline gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)]"
          >
            <p className="font-display text-figure font-bold tracking-tight text-accent">{value}</p>
            <h3 className="text-h4">{title}</h3>
            <p className="text-muted md:col-start-2 lg:col-start-3">{description}</p>
          </li>
        ))}
      </ul>
      {hasThisSite && <LinkLine to="/about/this-site" className="mt-6" label={t('deliverables.thisSite')} />}
    </Section>
  );
}

/** The path of each domain's quadrant of the dial, in the order of the translations and of `AuditDial`. */
const quarters = [
  'M16 16V1a15 15 0 0 1 15 15z',
  'M16 16h15a15 15 0 0 1-15 15z',
  'M16 16v15A15 15 0 0 1 1 16z',
  'M16 16H1A15 15 0 0 1 16 1z',
];

function AuditDomains() {
  const { t } = useTranslation('qualityAudits');
  return (
    <Section id="domains" tone="card" title={t('domains.title')} lead={t('domains.lead')}>
      <FeatureGrid
        columns={2}
        items={t('domains.items', { returnObjects: true }).map((domain, index) => ({
          ...domain,
          icon: (
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-12 fill-none stroke-line-strong">
              <circle cx="16" cy="16" r="15" />
              <path d={quarters[index]} className="fill-accent stroke-accent" />
            </svg>
          ),
        }))}
      />
    </Section>
  );
}

/** The weekday on which each step of `process.items` starts (0 is Monday), and its length in days. Any further step has the whole week. */
const week = [
  { start: 0, length: 1 },
  { start: 1, length: 2 },
  { start: 3, length: 1 },
  { start: 4, length: 1 },
];

/** The four steps of a working week. Wide screens show them side by side. On narrow screens, a bar shows a step's part of the week. */
function FiveDays() {
  const { t } = useTranslation('qualityAudits');
  return (
    <Section id="process" title={t('process.title')}>
      <ol className="grid gap-x-px gap-y-10 lg:grid-cols-5">
        {t('process.items', { returnObjects: true }).map(({ title, description }, index) => {
          const { start, length } = week[index] ?? { start: 0, length: 5 };
          // On wide screens, a step is as wide as its days: one or two of the five columns.
          return (
            <li key={title} className={length === 2 ? 'lg:col-span-2' : undefined}>
              <svg
                viewBox="0 0 5 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mb-5 h-3 w-full fill-accent rtl:mirrored"
              >
                <path className="fill-line lg:fill-accent" d="M0 0h5v1H0z" />
                <path d={`M${start} 0h${length}v1h-${length}z`} />
              </svg>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 max-w-narrow text-muted lg:pe-6">{description}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
