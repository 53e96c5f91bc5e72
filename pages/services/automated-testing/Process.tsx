import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';

export function Process() {
  const { t } = useTranslation('automatedTesting');
  return (
    <Section id="process" title={t('process.title')} lead={t('process.lead')}>
      <Steps items={t('process.items', { returnObjects: true })} />
    </Section>
  );
}
