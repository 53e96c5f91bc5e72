import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../components/sections/FeatureGrid.tsx';
import { Section } from '../../components/sections/Section.tsx';

export function ComingArticles() {
  const { t } = useTranslation('blog');
  return (
    <Section id="coming" tone="card" title={t('index.comingTitle')} lead={t('index.comingLead')}>
      <FeatureGrid items={t('index.coming', { returnObjects: true })} />
    </Section>
  );
}
