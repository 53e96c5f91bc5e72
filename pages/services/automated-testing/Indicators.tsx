import { useTranslation } from 'react-i18next';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Section } from '../../../components/sections/Section.tsx';

export function Indicators() {
  const { t } = useTranslation('automatedTesting');
  return (
    <Section id="indicators" title={t('indicators.title')} lead={t('indicators.lead')}>
      <Measures items={t('indicators.items', { returnObjects: true })} />
    </Section>
  );
}
