import { useTranslation } from 'react-i18next';
import { ExampleStamp } from '../../../components/sections/ExampleStamp.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { Verdict } from '../../../components/ui/Verdict.tsx';
import { domains } from '../../../content/domains.ts';
import { entryOf } from '../../../content/entryOf.ts';
import type { DomainKey } from '../../../locales/i18next.d.ts';

/** Lists the deliverables as the lines of a record, with the time that they take. */
export function Deliverables({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  const deliverables = t(`${domain}.deliverables`, { returnObjects: true });
  const offer = entryOf(domains, domain, 'domains.json');
  return (
    <Section tone="card">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div>
          <h2>{t('labels.deliverables')}</h2>
          <ul className="mt-8 border-t border-ink">
            {deliverables.map((deliverable) => (
              <li key={deliverable} className="flex items-center gap-4 border-b border-line py-4">
                <Verdict result="passed" className="size-5" />
                {deliverable}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-h3 lg:pt-3">{t('labels.timeline')}</h2>
          <p className="mt-4 max-w-measure text-lg text-muted">{t(`${domain}.timeline`)}</p>
          <ExampleStamp className="mt-6" />
          <p className="mt-3 max-w-measure text-muted">{t('labels.reportTime')}</p>
          <ButtonLink variant="outline" to={offer.offrePath} className="mt-7" data-print="no">
            {t('labels.offer')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
