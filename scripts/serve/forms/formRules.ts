import { z } from 'zod';
import { communityForm } from '../../../content/forms/communityForm.ts';
import { contactForm } from '../../../content/forms/contactForm.ts';
import type { FieldDefinition, FormDefinition } from '../../../content/forms/defineForm.ts';
import type { FieldErrorCode } from './FormErrorCode.ts';

/** A schema's message is the code it answers with, so that a rule and its code cannot drift apart. */
const code = (code: FieldErrorCode) => code;

// RFC 5321 4.5.3.1.3 leaves 254 characters for an address; measuring first also keeps the pattern off huge texts.
const longestEmail = 254;

/** What a form asks of each of its fields. A field that is not named here may hold any text. */
export type FormRules = Readonly<Record<string, z.ZodType<string | undefined>>>;

/** The forms that the local service knows, by their id in `/f/{id}`. */
export const localForms: Readonly<Record<string, FormRules>> = Object.fromEntries(
  [contactForm, communityForm].map((form) => [form.name, rulesOf(form)]),
);

/**
 * @param form its definition
 * @returns a rule for each field that is sent, under the name it is sent by
 */
export function rulesOf({ fields }: FormDefinition): FormRules {
  const sent = Object.entries(fields).filter(([, { type }]) => type !== 'consent');
  return Object.fromEntries(sent.map(([name, field]) => [field.sentAs ?? name, ruleOf(field)]));
}

function ruleOf({ type, required }: FieldDefinition): FormRules[string] {
  const text: z.ZodType<string | undefined> = required
    ? z
        .string({ error: ({ input }) => code(input === undefined ? 'REQUIRED_FIELD_MISSING' : 'TYPE_TEXT') })
        .refine((text) => text.trim() !== '', { error: code('REQUIRED_FIELD_EMPTY'), abort: true })
    : z.string(code('TYPE_TEXT')).optional();
  return type === 'email' ? text.refine(isEmailOrNothing, code('TYPE_EMAIL')) : text;
}

function isEmailOrNothing(text = ''): boolean {
  const address = text.trim();
  return address === '' || (address.length <= longestEmail && z.email().safeParse(address).success);
}
