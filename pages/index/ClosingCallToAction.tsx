import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';

export function ClosingCallToAction() {
  const { t } = useTranslation('home');
  return (
    <CallToAction
      title={t('cta.title')}
      lead={t('cta.lead')}
      primary={{ label: t('cta.quote'), to: '/contact' }}
      secondary={{ label: t('cta.services'), to: '/services' }}
    />
  );
}
