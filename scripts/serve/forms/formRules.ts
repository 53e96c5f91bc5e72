import { z } from 'zod';
import type { FieldErrorCode } from './FormErrorCode.ts';

/** A schema's message is the code it answers with, so that a rule and its code cannot drift apart. */
const code = (code: FieldErrorCode) => code;

// RFC 5321 4.5.3.1.3 leaves 254 characters for an address; measuring first also keeps the pattern off huge texts.
const longestEmail = 254;

const optional = z.string(code('TYPE_TEXT')).optional();
const required = z
  .string({ error: ({ input }) => code(input === undefined ? 'REQUIRED_FIELD_MISSING' : 'TYPE_TEXT') })
  .refine((text) => text.trim() !== '', { error: code('REQUIRED_FIELD_EMPTY'), abort: true });
const requiredEmail = required
  .refine((text) => text.trim().length <= longestEmail, { error: code('TYPE_EMAIL'), abort: true })
  .refine((text) => z.email().safeParse(text.trim()).success, code('TYPE_EMAIL'));

/** What a form asks of each of its fields. A field that is not named here may hold any text. */
export type FormRules = Readonly<Record<string, z.ZodType<string | undefined>>>;

/** The forms that the local service knows, by their id in `/f/{id}`. */
export const localForms: Readonly<Record<string, FormRules>> = {
  contact: {
    name: required,
    email: requiredEmail,
    subject: required,
    message: required,
    company: optional,
    phone: optional,
  },
  community: {
    name: required,
    email: requiredEmail,
    message: required,
    company: optional,
    role: optional,
    subject: optional,
    _subject: optional,
  },
};
