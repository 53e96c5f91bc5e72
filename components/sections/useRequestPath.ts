import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { contactPath, type RequestKind } from '../../content/contactPath.ts';

/**
 * @param from the page that asks
 * @returns where a kind of request is made: the contact page, with its subject and the opening of its message. A call is booked where
 * visitors choose its time, if the company has such a place
 */
export function useRequestPath(from: string): (kind: RequestKind) => string {
  const { t } = useTranslation('contact');
  return (kind) =>
    kind === 'call' && company.bookingUrl
      ? company.bookingUrl
      : contactPath({ subject: t(`prefill.subjects.${kind}`), type: kind, from });
}
