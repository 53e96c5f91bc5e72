import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Steps } from '../../components/sections/Steps.tsx';

export function WhatYouReceive() {
  const { t } = useTranslation('home');
  return (
    <Section id="deliverables" tone="card" title={t('method.title')} lead={t('method.lead')}>
      <Steps items={t('method.items', { returnObjects: true })} />
    </Section>
  );
}
