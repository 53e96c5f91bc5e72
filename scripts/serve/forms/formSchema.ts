import { z } from 'zod';
import {
  type FieldDefinition,
  type FormDefinition,
  longestEmailCharacters,
} from '../../../content/forms/defineForm.ts';
import { forms } from '../../../content/forms/forms.ts';
import { type CallError, Refusal } from '../../../functions/service/Refusal.ts';

/**
 * What is wrong with a field, by the code that a form-collection service gives it (`FieldErrorCodeEnum` of Formspree's own client,
 * `@formspree/core`); the last one is ours, which Formspree has no code for.
 */
type FieldErrorCode = 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL' | 'TYPE_TEXT' | 'TOO_LONG';
/** With those of a form as a whole (`FormErrorCodeEnum`). */
export type FormErrorCode = FieldErrorCode | 'BLOCKED' | 'FORM_NOT_FOUND';

/** A schema's message is the code it answers with, so that a rule and its code cannot drift apart. One code is enough for a field. */
const fault = (error: FieldErrorCode) => ({ error, abort: true });

type FormSchema = ReturnType<typeof schemaOf>;

/** The forms that the local service knows, by their id in `/f/{id}`. */
export const localForms: ReadonlyMap<string, FormSchema> = new Map(
  forms.map((form) => [form.name, schemaOf(form)]),
);

/**
 * @param form its definition
 * @returns what is asked of each field that is sent, under the name it is sent by; a field that it does not know may hold any text
 */
export function schemaOf({ fields }: FormDefinition) {
  const sent = Object.entries(fields).filter(([, { type }]) => type !== 'consent');
  return z
    .object(Object.fromEntries(sent.map(([name, field]) => [field.sentAs ?? name, fieldSchema(field)])))
    .catchall(z.string(fault('TYPE_TEXT')));
}

function fieldSchema({
  type,
  required,
  longest = Number.POSITIVE_INFINITY,
  sentAfter = '',
}: FieldDefinition) {
  const text = z
    .string({ error: ({ input }): FieldErrorCode => (input == null ? 'REQUIRED_FIELD_EMPTY' : 'TYPE_TEXT') })
    .refine((text) => !required || text.trim() !== '', fault('REQUIRED_FIELD_EMPTY'))
    // A browser counts a line break as one and sends it as two (HTML standard, "maxlength" and "constructing the form data set").
    .refine((text) => text.replaceAll('\r\n', '\n').length <= longest + sentAfter.length, fault('TOO_LONG'))
    .refine((text) => type !== 'email' || isEmailOrNothing(text.trim()), fault('TYPE_EMAIL'));
  return required ? text : text.optional();
}

/** Measuring first keeps the pattern off huge texts. */
function isEmailOrNothing(text: string): boolean {
  return text === '' || (text.length <= longestEmailCharacters && z.email().safeParse(text).success);
}

/**
 * Checks every field of a submission, those that are missing included, and reports all that is wrong at once.
 *
 * @param fields what was sent, without the fields that steer the service
 * @returns the same fields, now known to be texts
 * @throws Refusal 422 with one error for each wrong field
 */
export function checkFields(
  schema: FormSchema,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const { data, error } = schema.safeParse(fields);
  if (data) {
    return data as Record<string, string>;
  }
  const errors = error.issues.map(({ path: [field], message }) => ({
    code: message as FieldErrorCode,
    field: String(field),
    message,
  }));
  throw new Refusal(422, errors as [CallError<FieldErrorCode>, ...CallError<FieldErrorCode>[]]);
}
