import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { contactPath, type RequestKind } from '../../content/contactPath.ts';

/** @returns a function that returns the URL for a kind of request: the contact form or, for a call, the booking page if there is one */
export function useRequestPath(pageName: string): (kind: RequestKind) => string {
  const { t } = useTranslation('contact');
  return (kind) =>
    kind === 'call' && company.bookingUrl
      ? company.bookingUrl
      : contactPath({ subject: t(`prefill.subjects.${kind}`), type: kind, from: pageName });
}
