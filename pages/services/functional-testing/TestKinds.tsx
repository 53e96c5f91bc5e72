import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Section } from '../../../components/sections/Section.tsx';

/** The four kinds of tests, each with an example of a defect that only it would find. */
export function TestKinds() {
  const { t } = useTranslation('functionalTesting');
  return (
    <Section id="kinds" tone="card" title={t('kinds.title')} lead={t('kinds.lead')}>
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
