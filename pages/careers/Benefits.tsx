import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { Section } from '../../components/sections/Section.tsx';

export function Benefits() {
  const { t } = useTranslation('careers');
  return (
    <Section id="benefits" title={t('benefits.title')} lead={t('benefits.lead')}>
      <FeatureGrid columns={4} items={t('benefits.items', { returnObjects: true })} />
    </Section>
  );
}
