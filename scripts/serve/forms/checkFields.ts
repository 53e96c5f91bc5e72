import { communityForm } from '../../../content/forms/communityForm.ts';
import { contactForm } from '../../../content/forms/contactForm.ts';
import type { FormDefinition } from '../../../content/forms/formDefinition.ts';
import { type CallError, Refusal } from '../../../functions/service/errors.ts';
import { type FieldFault, faultOf } from '../../../renderer/forms/faultOf.ts';

/**
 * What is wrong with a field, by the code that a form-collection service gives it (`FieldErrorCodeEnum` of Formspree's own client,
 * `@formspree/core`); the last one is ours, which Formspree has no code for.
 */
type FieldErrorCode = 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL' | 'TYPE_TEXT' | 'TOO_LONG';

const codes: Readonly<Record<FieldFault, FieldErrorCode>> = {
  required: 'REQUIRED_FIELD_EMPTY',
  invalid: 'TYPE_EMAIL',
  tooLong: 'TOO_LONG',
};

/** The forms that the local service knows, by their id in `/f/{id}`. */
export const localForms: ReadonlyMap<string, FormDefinition> = new Map(
  [contactForm, communityForm].map((form) => [form.name, form]),
);

/**
 * Checks every field of a submission by the rules of the form itself (`faultOf`), those that are missing included. A field that the form
 * does not know may have any text.
 *
 * @param form its definition
 * @param fields what was sent, without the fields that steer the service
 * @returns the same fields, now known to be texts
 * @throws Refusal 422 with one error for each wrong field
 */
export function checkFields(
  form: FormDefinition,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const asked = Object.entries(form.fields)
    .filter(([, { type }]) => type !== 'consent')
    .map(([name, field]) => [field.sentAs ?? name, field] as const);
  const names = new Set([...asked.map(([name]) => name), ...Object.keys(fields)]);
  const askedOf = new Map(asked);
  // The site has messages of its own for each code: the message repeats it.
  const errors = [...names].flatMap((name): CallError[] => {
    // JSON may say `null` of a field that is empty.
    const value = fields[name] ?? undefined;
    if (value !== undefined && typeof value !== 'string') {
      return [{ code: 'TYPE_TEXT', field: name, message: 'TYPE_TEXT' }];
    }
    const { sentAfter = '', longest, ...field } = askedOf.get(name) ?? {};
    const rules = { ...field, longest: longest && longest + sentAfter.length };
    // A browser counts a line break as one and sends it as two (HTML standard, "maxlength" and "constructing the form data set").
    const fault = faultOf(rules, value?.replaceAll('\r\n', '\n'));
    return fault ? [{ code: codes[fault], field: name, message: codes[fault] }] : [];
  });
  if (errors[0]) {
    throw new Refusal(422, errors[0], {}, errors);
  }
  return fields as Readonly<Record<string, string>>;
}
