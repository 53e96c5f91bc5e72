import * as z from 'zod/mini';
import type { Fault } from './formState.ts';

/** A schema's message is the fault it finds. */
const fault = (name: Fault) => name;

// RFC 5321 4.5.3.1.3 leaves 254 characters for an address.
const longestEmail = 254;

/** A text that may stay empty. */
export const optionalText = z.string().check(z.trim());

/** A text that may not. */
export const requiredText = z.string().check(z.trim(), z.minLength(1, fault('required')));

/** A text that must be there and must not be longer than the service takes. */
export function requiredTextUpTo(longest: number) {
  return requiredText.check(z.maxLength(longest, fault('tooLong')));
}

export const requiredEmail = requiredText.check(
  z.maxLength(longestEmail, fault('invalid')),
  z.regex(z.regexes.email, fault('invalid')),
);

/** A box that must be ticked. */
export const requiredTick = z.literal(true, fault('required'));
