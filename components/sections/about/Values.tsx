import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../FeatureGrid.tsx';
import { Section } from '../Section.tsx';
import { ValueMark } from './ValueMark.tsx';

export function Values() {
  const { t } = useTranslation('about');
  const items = t('values.items', { returnObjects: true });
  return (
    <Section id="values" title={t('values.title')} lead={t('values.lead')}>
      <FeatureGrid items={items.map((item) => ({ ...item, mark: <ValueMark value={item.key} /> }))} />
    </Section>
  );
}
