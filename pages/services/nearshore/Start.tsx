import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';

export function Start() {
  const { t } = useTranslation('nearshore');
  return (
    <Section id="start" title={t('start.title')} lead={t('start.lead')}>
      <Steps items={t('start.items', { returnObjects: true })} />
    </Section>
  );
}
