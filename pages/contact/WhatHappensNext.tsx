import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { Steps } from '../../components/sections/Steps.tsx';

export function WhatHappensNext() {
  const { t } = useTranslation('contact');
  return (
    <Section id="next" title={t('next.title')}>
      <Steps items={t('next.items', { returnObjects: true })} />
    </Section>
  );
}
