import { useTranslation } from 'react-i18next';
import { urlOf } from '../../../content/languages.ts';
import { useUrlLanguage } from '../../../renderer/i18n/urlLanguage.ts';

/** The honeypot field of Formspree and compatible services: only a bot fills it in. */
export const honeypotName = '_gotcha';

interface ServiceFieldsProps {
  /** The page to show after the browser itself has submitted the form: a path without language. */
  next: string;
  /** More values for a form that the browser submits. A script adds them itself when it sends the form (`useFormSubmission.ts`). */
  constants?: Readonly<Record<string, string>> | undefined;
}

/** The hidden fields for the form service: its honeypot, and values that it needs when the browser submits the form without a script. */
export function ServiceFields({ next, constants = {} }: ServiceFieldsProps) {
  const { t } = useTranslation('forms');
  const code = useUrlLanguage();
  // These names are Formspree's.
  const sentByBrowser: Record<string, string> = { _next: urlOf(code, next), _language: code, ...constants };
  return (
    <>
      {/* No person sees this field. `hidden` also keeps browsers from autofilling it. */}
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
