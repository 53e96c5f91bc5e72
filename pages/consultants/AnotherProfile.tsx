import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';

export function AnotherProfile() {
  const { t } = useTranslation('consultants');
  return (
    <CallToAction
      title={t('cta.title')}
      lead={t('cta.lead')}
      primary={{ label: t('cta.primary'), to: '/contact' }}
      secondary={{ label: t('cta.secondary'), to: '/services' }}
    />
  );
}
