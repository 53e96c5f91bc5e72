import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Steps } from '../../components/sections/Steps.tsx';

export function RecruitmentSteps() {
  const { t } = useTranslation('careers');
  return (
    <Section id="recruitment" title={t('process.title')} lead={t('process.lead')}>
      <Steps items={t('process.items', { returnObjects: true })} />
    </Section>
  );
}
