import { mailtoLink } from '../forms/mailtoLink.ts';
import type { ContactValues } from './contactValues.ts';

/**
 * @param to our address
 * @param subject of the e-mail
 * @param values what stands in the form
 * @returns the address of an e-mail that says the same as the form
 */
export function contactMail(to: string, subject: string, values: ContactValues): string {
  const { name, email, company, phone, message } = values;
  const signature = [name, company, email, phone].filter(Boolean).join('\n');
  return mailtoLink({ to, subject, body: [message, signature].filter(Boolean).join('\n\n') });
}
