import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import type { DomainKey } from './domainKey.ts';

export function ClosingCallToAction({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  return (
    <CallToAction
      title={t('cta.title')}
      lead={t(`${domain}.next`)}
      primary={{ label: t('cta.primary'), to: '/contact' }}
      secondary={{ label: t('cta.secondary'), to: '/services' }}
    />
  );
}
