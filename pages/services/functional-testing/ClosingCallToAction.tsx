import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';

export function ClosingCallToAction() {
  const { t } = useTranslation('functionalTesting');
  return (
    <CallToAction
      title={t('cta.title')}
      lead={t('cta.lead')}
      primary={{ label: t('cta.primary'), to: '/contact' }}
    />
  );
}
