import * as z from 'zod/mini';
import {
  optionalText,
  requiredEmail,
  requiredText,
  requiredTextUpTo,
  requiredTick,
} from '../forms/fieldSchemas.ts';

/** The longest message, in UTF-16 units: with it a submission stays under 64 kB whatever its script. */
export const longestMessage = 10_000;

/** What a contact form must hold to be sent. */
export const contactSchema = z.object({
  name: requiredText,
  email: requiredEmail,
  company: optionalText,
  phone: optionalText,
  subject: requiredText,
  message: requiredTextUpTo(longestMessage),
  privacy: requiredTick,
});
