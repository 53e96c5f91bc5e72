import { useTranslation } from 'react-i18next';
import { urlOf } from '../../../content/languages.ts';
import { useAddressLanguage } from '../../../renderer/i18n/addressLanguage.ts';

/** The name of the honeypot field of Formspree and compatible services: whoever fills it in is a machine. */
export const honeypotName = '_gotcha';

interface ServiceFieldsProps {
  /** The path of the page to show after the browser has submitted the form by itself, without language. */
  next: string;
  /** Further values that the browser sends then. Where the script sends the form, it adds such values itself (`useFormSubmission.ts`). */
  constants?: Readonly<Record<string, string>> | undefined;
}

/** The hidden fields for the form-collection service: its honeypot, and what it needs where the browser submits the form without its script. */
export function ServiceFields({ next, constants = {} }: ServiceFieldsProps) {
  const { t } = useTranslation('forms');
  const code = useAddressLanguage();
  // Named as Formspree names them.
  const sentByBrowser: Record<string, string> = { _next: urlOf(code, next), _language: code, ...constants };
  return (
    <>
      {/* No person sees this field. It is not displayed at all, so that no browser autofills it. */}
      <div hidden>
        <label>
          {t('honeypot')} <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {Object.entries(sentByBrowser).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
