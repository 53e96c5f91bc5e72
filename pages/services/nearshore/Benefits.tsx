import { useTranslation } from 'react-i18next';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Section } from '../../../components/sections/Section.tsx';

export function Benefits() {
  const { t } = useTranslation('nearshore');
  return (
    <Section id="benefits" title={t('benefits.title')} lead={t('benefits.lead')}>
      <Entries items={t('benefits.items', { returnObjects: true })} columns={2} />
    </Section>
  );
}
