import { useTranslation } from 'react-i18next';

/** A button that opens the cookie preferences: `askConsent.ts` listens for clicks on `data-consent-choice`. */
export function PreferencesButton({ className }: { className?: string }) {
  const { t } = useTranslation('cookieConsent');
  return (
    <button type="button" data-consent-choice="customize" className={className}>
      {t('manage')}
    </button>
  );
}
