import { useTranslation } from 'react-i18next';
import { Entries } from '../../components/sections/Entries.tsx';
import { Section } from '../../components/sections/Section.tsx';

export function Security() {
  const { t } = useTranslation('expertise');
  return (
    <Section id="security" tone="ink" title={t('security.title')} lead={t('security.description')}>
      <Entries items={t('security.items', { returnObjects: true })} />
    </Section>
  );
}
