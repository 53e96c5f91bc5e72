import { useTranslation } from 'react-i18next';
import { languageOf, urlOf } from '../../../content/languages.ts';

/** The name by which Formspree and its like know that a machine filled the form in. */
export const honeypotName = '_gotcha';

interface ServiceFieldsProps {
  /** The page that follows where the browser sends the form by itself. */
  next?: string;
  /** Fixed fields that are sent beside the visitor's. */
  constants?: Readonly<Record<string, string>>;
}

/** The hidden fields that the form-collection service needs. */
export function ServiceFields({ next, constants = {} }: ServiceFieldsProps) {
  const { t, i18n } = useTranslation('forms');
  const { code } = languageOf(i18n.language);
  const native: Record<string, string> = next
    ? { _next: urlOf(code, next), _language: code, ...constants }
    : {};
  return (
    <>
      {/* No person sees it. It is not displayed at all, so that no browser fills it in for a visitor. */}
      <div hidden>
        <label>
          {t('honeypot')} <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {Object.entries(native).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
