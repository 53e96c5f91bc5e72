import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Steps } from '../../components/sections/Steps.tsx';

export function HowToEnter() {
  const { t } = useTranslation('community');
  return (
    <Section id="enter" title={t('steps.title')} lead={t('steps.lead')}>
      <Steps items={t('steps.items', { returnObjects: true })} />
    </Section>
  );
}
