import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Steps } from '../../components/sections/Steps.tsx';

export function FromRequestToStart() {
  const { t } = useTranslation('consultants');
  return (
    <Section id="steps" title={t('steps.title')} lead={t('steps.lead')}>
      <Steps items={t('steps.items', { returnObjects: true })} />
    </Section>
  );
}
