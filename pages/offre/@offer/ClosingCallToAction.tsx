import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import type { OfferKey } from './offerKey.ts';

export function ClosingCallToAction({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation('offre');
  return (
    <CallToAction
      title={t('cta.title')}
      lead={t(`${offer}.next`)}
      primary={{ label: t('cta.primary'), to: '/contact' }}
      secondary={{ label: t('cta.secondary'), to: '/services' }}
    />
  );
}
