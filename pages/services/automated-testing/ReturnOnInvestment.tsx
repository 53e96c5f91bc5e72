import { useTranslation } from 'react-i18next';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Section } from '../../../components/sections/Section.tsx';

export function ReturnOnInvestment() {
  const { t } = useTranslation('automatedTesting');
  return (
    <Section id="roi" tone="ink" title={t('roi.title')} lead={t('roi.lead')}>
      <Measures items={t('roi.items', { returnObjects: true })} />
    </Section>
  );
}
