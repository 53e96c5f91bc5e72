import { useTranslation } from 'react-i18next';
import { honeypotName } from './honeypotName.ts';

/** @returns what stands in the field of that form that people do not see */
export function trapOf(form: HTMLFormElement): string {
  return String(new FormData(form).get(honeypotName) ?? '');
}

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
