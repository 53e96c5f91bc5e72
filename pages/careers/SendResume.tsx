import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { company } from '../../content/company.ts';

export function SendResume() {
  const { t } = useTranslation('careers');
  return (
    <CallToAction
      title={t('cta.title')}
      lead={t('cta.lead')}
      primary={{ label: t('cta.primary'), to: company.recruitmentUrl, newTab: t('positions.labels.newTab') }}
      secondary={{ label: t('cta.secondary'), to: '/contact' }}
    />
  );
}
