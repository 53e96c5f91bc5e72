import { useTranslation } from 'react-i18next';
import { Measures } from '../../../components/sections/Measures.tsx';
import { Section } from '../../../components/sections/Section.tsx';

export function BusinessImpact() {
  const { t } = useTranslation('performanceTesting');
  return (
    <Section id="impact" title={t('impact.title')} lead={t('impact.lead')}>
      <Measures items={t('impact.items', { returnObjects: true })} />
    </Section>
  );
}
