import { contactSchema } from './contactSchema.ts';
import type { ContactValues } from './contactValues.ts';

/**
 * @param values a form without fault
 * @param token from the captcha
 * @returns what the form-collection service is sent
 * @throws ZodError when the form has a fault
 */
export function contactPayload(values: ContactValues, token: string): Record<string, string> {
  const { name, email, company, phone, subject, message } = contactSchema.parse(values);
  return { name, email, company, phone, subject, message, 'g-recaptcha-response': token };
}
