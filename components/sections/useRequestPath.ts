import { useTranslation } from 'react-i18next';
import { contactPath, type RequestKind } from '../../content/contactPath.ts';

/**
 * @param from the page that asks
 * @returns where a kind of request is made: the contact page, with its subject and the opening of its message
 */
export function useRequestPath(from: string): (kind: RequestKind) => string {
  const { t } = useTranslation('contact');
  return (kind) => contactPath({ subject: t(`prefill.subjects.${kind}`), type: kind, from });
}
