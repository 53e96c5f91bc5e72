import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';

export function RequestDocuments() {
  const { t } = useTranslation('about');
  return (
    <CallToAction
      title={t('whyCta.title')}
      lead={t('whyCta.lead')}
      primary={{ label: t('whyCta.primary'), to: '/contact' }}
      secondary={{ label: t('whyCta.secondary'), to: '/case-studies' }}
    />
  );
}
