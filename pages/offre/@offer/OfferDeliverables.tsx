import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { ExampleAfterTitle } from '../../../components/sections/ExampleAfterTitle.tsx';
import { ExampleStamp } from '../../../components/sections/ExampleStamp.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { isExample } from '../../../content/sources.ts';
import { numberOf, type OfferKey } from './offerParts.ts';

/** The last part of an offer: what is delivered, how the work runs, and when the report comes. */
export function OfferDeliverables({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation('offre');
  // The star stands for any offer: one entry of `content/sources.json` vouches for all timelines.
  const isTimelineExample = isExample('offre:*.timeline');
  return (
    <Section tone="card">
      <section
        id="deliverables"
        aria-labelledby="deliverables-title"
        className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
      >
        <header>
          <p aria-hidden="true" className="mono-label mb-2">
            {numberOf('deliverables')}
          </p>
          <h2 id="deliverables-title">{t('labels.parts.deliverables')}</h2>
        </header>
        <div className="rounded-panel border border-line bg-paper p-6 @max-[20rem]:px-3 md:p-8">
          <CheckList items={t(`${offer}.deliverables.items`, { returnObjects: true })} />
          <h3 className="mt-8 border-t border-line pt-6 text-h4">
            {t('labels.timeline')}
            {isTimelineExample && <ExampleAfterTitle />}
          </h3>
          <p className="mt-2 max-w-measure">{t(`${offer}.timeline`)}</p>
          {isTimelineExample && <ExampleStamp className="mt-5" />}
          <p className="mt-2 max-w-measure text-muted">{t('labels.reportTime')}</p>
        </div>
      </section>
    </Section>
  );
}
