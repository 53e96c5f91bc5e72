import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';

/** Names the causes that make a quote larger or smaller. It states no price, which depends on the scope. */
export function CostDrivers() {
  const { t } = useTranslation('engagement');
  return (
    <Section id="cost" title={t('cost.title')} lead={t('cost.lead')}>
      <Entries items={t('cost.items', { returnObjects: true })} />
    </Section>
  );
}
