import { useTranslation } from 'react-i18next';

/** Opens the preferences from any page. Plain HTML, handled by `cookieConsent.early.ts`. */
export function ManageCookies({ className }: { className?: string }) {
  const { t } = useTranslation('cookieConsent');
  return (
    <button type="button" data-consent-choice="customize" aria-haspopup="dialog" className={className}>
      {t('manage')}
    </button>
  );
}
