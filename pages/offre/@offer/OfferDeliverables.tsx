import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { isExample } from '../../../content/sources.ts';
import type { OfferKey } from './offerKey.ts';

/** The last part of an offer: what is delivered, how the work runs, and where its price stands. */
export function OfferDeliverables({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation(['offre', 'common']);
  return (
    <Section tone="card">
      <section
        id="deliverables"
        aria-labelledby="deliverables-title"
        className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
      >
        <h2 id="deliverables-title">{t('offre:labels.parts.deliverables')}</h2>
        <div className="rounded-panel border border-line bg-paper p-6 @max-[20rem]:px-3 md:p-8">
          <CheckList items={t(`offre:${offer}.deliverables.items`, { returnObjects: true })} />
          <h3 className="mt-8 border-t border-line pt-6 text-h4">{t('offre:labels.timeline')}</h3>
          <p className="mt-2 max-w-measure">
            {t(`offre:${offer}.timeline`)}
            {/* The star stands for any offer: one entry of `content/sources.json` vouches for all timelines. */}
            {isExample('offre:*.timeline') && (
              <span data-example="" className="text-muted">
                {' '}
                ({t('common:example')})
              </span>
            )}
          </p>
          <p className="mt-3">
            <TextLink to="/services/engagement" standsAlone>
              {t('common:pages.engagement')}
            </TextLink>
          </p>
        </div>
      </section>
    </Section>
  );
}
