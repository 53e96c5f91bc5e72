import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Section } from '../../../components/sections/Section.tsx';

/** The quarter of the dial that stands for each domain, in the order of the words and of `AuditDial`. */
const quarters = [
  'M16 16V1a15 15 0 0 1 15 15z',
  'M16 16h15a15 15 0 0 1-15 15z',
  'M16 16v15A15 15 0 0 1 1 16z',
  'M16 16H1A15 15 0 0 1 16 1z',
];

/** The four domains of an audit, each with its place on the dial. */
export function AuditDomains() {
  const { t } = useTranslation('qualityAudits');
  return (
    <Section id="domains" tone="card" title={t('domains.title')} lead={t('domains.lead')}>
      <FeatureGrid
        columns={2}
        items={t('domains.items', { returnObjects: true }).map((domain, index) => ({
          ...domain,
          mark: (
            <svg viewBox="0 0 32 32" aria-hidden="true" className="size-12 fill-none stroke-line-strong">
              <circle cx="16" cy="16" r="15" />
              <path d={quarters[index]} className="fill-proof stroke-proof" />
            </svg>
          ),
        }))}
      />
    </Section>
  );
}
