import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { processSteps } from '../../../content/processSteps.ts';
import { ProcessCalendar } from './ProcessCalendar.tsx';

export function Page() {
  const { t } = useTranslation('methodologies');
  return (
    <>
      <Hero {...t('hero', { returnObjects: true })} picture={<ProcessCalendar />} />
      <FourMethods />
      <SixSteps />
      <Section id="choice" title={t('choice.title')}>
        <FeatureGrid items={t('choice.items', { returnObjects: true })} />
      </Section>
      <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/case-studies" />
    </>
  );
}

/** The four methods, each with what it means in practice. */
function FourMethods() {
  const { t } = useTranslation('methodologies');
  return (
    <Section id="methods" title={t('methods.title')} lead={t('methods.lead')}>
      <FeatureGrid
        columns={2}
        items={t('methods.items', { returnObjects: true }).map(({ points, ...method }) => ({
          ...method,
          more: (
            <div className="mt-5 border-t border-line pt-5">
              <CheckList items={points} />
            </div>
          ),
        }))}
      />
    </Section>
  );
}

/** Each step of a campaign with its deliverable. How long it takes is on the calendar at the top of the page. */
function SixSteps() {
  const { t } = useTranslation('methodologies');
  const items = t('process.items', { returnObjects: true });
  return (
    <Section id="process" tone="card" title={t('process.title')} lead={t('process.lead')}>
      <ol className="border-t border-ink">
        {processSteps.map(({ key }, index) => {
          const { title, description, deliverable } = entryOf(
            items,
            key,
            'methodologies.json: process.items',
          );
          return (
            <li
              key={key}
              className="grid gap-x-8 gap-y-4 border-b border-line py-7 sm:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[4rem_minmax(0,1.7fr)_minmax(0,1fr)]"
            >
              <p aria-hidden="true" className="font-display text-figure font-bold text-proof">
                {index + 1}
              </p>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 max-w-measure text-muted">{description}</p>
              </div>
              <dl className="text-sm sm:col-start-2 lg:col-start-3">
                <dt className="mono-label">{t('process.deliverableLabel')}</dt>
                <dd className="font-semibold">{deliverable}</dd>
              </dl>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
