import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Section } from '../../../components/sections/Section.tsx';

export function Services() {
  const { t } = useTranslation('nearshore');
  return (
    <Section id="services" tone="card" title={t('services.title')} lead={t('services.lead')}>
      <FeatureGrid items={t('services.items', { returnObjects: true })} />
    </Section>
  );
}
