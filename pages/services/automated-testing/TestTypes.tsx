import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Section } from '../../../components/sections/Section.tsx';

/** How many lines are drawn for each type of test: together they have the shape of the test pyramid, and count nothing. */
const levels = [18, 11, 5, 3];

/** The four types of tests, from the many at the base of the test pyramid to the few at its top. */
export function TestTypes() {
  const { t } = useTranslation('automatedTesting');
  return (
    <Section id="types" tone="card" title={t('types.title')} lead={t('types.lead')}>
      <FeatureGrid
        columns={4}
        items={t('types.items', { returnObjects: true }).map((type, index) => ({
          ...type,
          mark: <Level lines={levels[index] ?? 0} />,
        }))}
      />
    </Section>
  );
}

function Level({ lines }: { lines: number }) {
  return (
    <svg viewBox="0 0 120 74" aria-hidden="true" className="h-24 max-w-full">
      <path
        className="stroke-current stroke-2"
        d={Array.from({ length: lines }, (_, line) => `M0 ${73 - line * 4}h120`).join('')}
      />
    </svg>
  );
}
