import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { hasThisSite, thisSitePath } from '../../../content/thisSite/thisSite.ts';

/** Lists what a client receives from an audit, each item after its figure: a number of pages, months or hours. */
export function AuditDeliverables() {
  const { t } = useTranslation('qualityAudits');
  return (
    <Section id="deliverables" tone="card" title={t('deliverables.title')} lead={t('deliverables.lead')}>
      <ul className="border-t border-ink">
        {t('deliverables.items', { returnObjects: true }).map(({ value, title, description }) => (
          <li
            key={title}
            className="grid items-baseline gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)]"
          >
            <p className="font-display text-figure font-bold tracking-tight text-proof">{value}</p>
            <h3 className="text-h4">{title}</h3>
            <p className="text-muted md:col-start-2 lg:col-start-3">{description}</p>
          </li>
        ))}
      </ul>
      {hasThisSite && (
        <p className="mt-6">
          <TextLink to={thisSitePath} standsAlone>
            {t('deliverables.thisSite')}
          </TextLink>
        </p>
      )}
    </Section>
  );
}
