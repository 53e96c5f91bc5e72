import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';

export function Metrics() {
  const { t } = useTranslation('performanceTesting');
  return (
    <Section id="metrics" tone="ink" title={t('metrics.title')} lead={t('metrics.lead')}>
      <Entries items={t('metrics.items', { returnObjects: true })} />
    </Section>
  );
}
