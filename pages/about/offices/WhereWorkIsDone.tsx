import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Section } from '../../../components/sections/Section.tsx';

export function WhereWorkIsDone() {
  const { t } = useTranslation('offices');
  return (
    <Section id="working" title={t('working.title')} lead={t('working.lead')}>
      <FeatureGrid items={t('working.items', { returnObjects: true })} />
    </Section>
  );
}
