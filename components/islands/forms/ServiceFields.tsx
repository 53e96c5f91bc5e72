import { useTranslation } from 'react-i18next';
import { urlOf } from '../../../content/languages.ts';
import { useUrlLanguage } from '../../../renderer/i18n/urlLanguage.ts';

/** The honeypot field of Formspree and compatible services: only a bot fills it in. */
export const honeypotName = '_gotcha';

interface ServiceFieldsProps {
  /** The page to show if the browser, not a script, has submitted the form: a path without language. */
  next: string;
  /** More values to send if the browser submits the form. A script that sends the form adds them itself (`useFormSubmission.ts`). */
  constants?: Readonly<Record<string, string>> | undefined;
}

/** The hidden fields for the form service: its honeypot, and values that it needs if the browser submits the form without a script. */
export function ServiceFields({ next, constants = {} }: ServiceFieldsProps) {
  const { t } = useTranslation('forms');
  const code = useUrlLanguage();
  // These names are Formspree's.
  const sentByBrowser: Record<string, string> = { _next: urlOf(code, next), _language: code, ...constants };
  return (
    <>
      {/* `hidden` hides this field from people, and keeps browsers from filling it in. */}
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
