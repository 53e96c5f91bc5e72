import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';

export function Benefits() {
  const { t } = useTranslation('automatedTesting');
  return (
    <Section id="benefits" tone="card" title={t('benefits.title')}>
      <Entries items={t('benefits.items', { returnObjects: true })} />
    </Section>
  );
}
