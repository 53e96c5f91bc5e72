import * as z from 'zod/mini';
import {
  optionalText,
  requiredEmail,
  requiredText,
  requiredTextUpTo,
  requiredTick,
} from '../forms/fieldSchemas.ts';

/** The longest profile, in UTF-16 units. */
export const longestProfile = 10_000;

/** What a request to join must hold to be sent. */
export const joinSchema = z.object({
  name: requiredText,
  email: requiredEmail,
  company: optionalText,
  role: optionalText,
  profile: requiredTextUpTo(longestProfile),
  privacy: requiredTick,
});
