import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Section } from '../../../components/sections/Section.tsx';

export function WhereToStart() {
  const { t } = useTranslation('methodologies');
  return (
    <Section id="choice" title={t('choice.title')} lead={t('choice.lead')}>
      <FeatureGrid items={t('choice.items', { returnObjects: true })} />
    </Section>
  );
}
