import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { ListSection, Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { ServicePage } from '../../../components/sections/services/ServicePage.tsx';
import { TextGrid } from '../../../components/sections/TextGrid.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { figures } from '../../../content/figures.ts';
import { formatNumber } from '../../../renderer/i18n/format.ts';
import { DeviceMatrix } from './DeviceMatrix.tsx';

export function Page() {
  const { t } = useTranslation('functionalTesting');
  const requestPath = useRequestPath('functional-testing');
  return (
    <ServicePage
      service="functionalTesting"
      illustration={<DeviceMatrix />}
      requestPath={requestPath('quote')}
      moreIndicators={<Coverage />}
    >
      <TestKinds />
      <ListSection of={Steps} id="process" {...t('process', { returnObjects: true })} />
      <ListSection of={TextGrid} id="benefits" {...t('benefits', { returnObjects: true })} />
      <Note title={t('tradeoff.title')}>{t('tradeoff.text')}</Note>
    </ServicePage>
  );
}

/** The four kinds of tests, each with an example of a defect that only this kind finds. */
function TestKinds() {
  const { t } = useTranslation('functionalTesting');
  return (
    <Section id="kinds" tone="card" title={t('kinds.title')}>
      <FeatureGrid
        columns={2}
        items={t('kinds.items', { returnObjects: true }).map(({ example, ...kind }) => ({
          ...kind,
          more: <p className="mt-5 border-s-2 border-alert ps-4 font-mono text-xs">{example}</p>,
        }))}
      />
    </Section>
  );
}

/** The coverage thresholds that the company proposes, as bars from 0 to 100 %. They are in the dark section of the key figures. */
function Coverage() {
  const { t, i18n } = useTranslation('functionalTesting');
  const texts = t('coverage.items', { returnObjects: true });
  const levels = figures.functionalTesting.coverage.map(({ key, value }) => ({
    value,
    ...entryOf(texts, key, 'functionalTesting.json: coverage.items'),
  }));
  return (
    <>
      <p className="mt-14 mb-5 max-w-measure text-lg text-muted-dark">{t('coverage.lead')}</p>
      <ul className="border-t border-line-dark">
        {levels.map(({ value, title, description }) => (
          <li
            key={title}
            className="grid items-center gap-x-8 gap-y-3 border-b border-line-dark py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
          >
            <h3 className="flex items-baseline gap-4 text-h4 @max-[20rem]:block">
              {/* The no-break space separates the number from the title for screen readers. Flexbox removes an ordinary space. */}
              <span className="min-w-28 text-h2 font-bold text-lime">
                {`${formatNumber(value / 100, i18n.language, { style: 'percent' })}\u00a0`}
              </span>
              {title}
            </h3>
            <div>
              <svg
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-2 w-full rtl:mirrored"
              >
                <path className="fill-line-dark" d="M0 0h100v2H0z" />
                <path className="fill-lime" d={`M0 0h${value}v2H0z`} />
              </svg>
              <p className="mt-2 text-muted-dark">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
