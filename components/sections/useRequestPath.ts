import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { contactPath, type RequestKind } from '../../content/contactPath.ts';

/**
 * @param from the page that the link stands on
 * @returns a function that gives the address where a kind of request is made: the contact form, filled in; for a call, the company's
 * booking page, if it has one
 */
export function useRequestPath(from: string): (kind: RequestKind) => string {
  const { t } = useTranslation('contact');
  return (kind) =>
    kind === 'call' && company.bookingUrl
      ? company.bookingUrl
      : contactPath({ subject: t(`prefill.subjects.${kind}`), type: kind, from });
}
