import { useTranslation } from 'react-i18next';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Section } from '../../../components/sections/Section.tsx';

export function Benefits() {
  const { t } = useTranslation('qualityAudits');
  return (
    <Section id="benefits" tone="ink" title={t('benefits.title')} lead={t('benefits.lead')}>
      <Measures items={t('benefits.items', { returnObjects: true })} />
    </Section>
  );
}
