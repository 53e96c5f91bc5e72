import { useTranslation } from 'react-i18next';
import { LegalText } from '../../components/sections/LegalText.tsx';
import { legalDetails } from '../../content/legalDetails.ts';

export function Page() {
  const { t } = useTranslation('termsOfService');
  return (
    <LegalText
      path="/terms-of-service"
      hero={t('hero', { returnObjects: true })}
      updated={(date) => t('updated', { date })}
      dateAndContact={{ contact: legalDetails.email }}
      sections={t('sections', { returnObjects: true, ...legalDetails })}
    />
  );
}
