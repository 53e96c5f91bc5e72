import { useTranslation } from 'react-i18next';

/** Opens the preferences from any page. Plain HTML: `components/islands/cookieConsent/chooseConsent.ts` passes the click on to the island. */
export function ManageCookies({ className }: { className?: string }) {
  const { t } = useTranslation('cookieConsent');
  return (
    <button type="button" data-consent-choice="customize" aria-haspopup="dialog" className={className}>
      {t('manage')}
    </button>
  );
}
