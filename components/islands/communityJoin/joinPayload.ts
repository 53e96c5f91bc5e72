import { joinSchema } from './joinSchema.ts';
import { joinSubject } from './joinSubject.ts';
import type { JoinValues } from './joinValues.ts';

/** Before the profile, in the language of those who read it. */
const profileLabel = 'Profil et motivations :\n';

/**
 * @param values a form without fault
 * @param token from the captcha
 * @param emailSubject of the e-mail that the form-collection service makes of it
 * @returns what that service is sent
 * @throws ZodError when the form has a fault
 */
export function joinPayload(values: JoinValues, token: string, emailSubject: string): Record<string, string> {
  const { name, email, company, role, profile } = joinSchema.parse(values);
  return {
    name,
    email,
    company,
    role,
    subject: joinSubject,
    message: profileLabel + profile,
    'g-recaptcha-response': token,
    _subject: emailSubject,
  };
}
