import { useTranslation } from 'react-i18next';

/** The name by which Formspree and its like know that a machine filled the form in. */
export const honeypotName = '_gotcha';

/** A field that no person sees. It is not displayed at all, so that no browser fills it in for a visitor. */
export function Honeypot() {
  const { t } = useTranslation('forms');
  return (
    <div hidden>
      <label>
        {t('honeypot')} <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
