import type { FieldErrorKind } from '../../../content/forms/fieldErrorOf.ts';

/** A fault of one field. The service alone finds two: it rejects the value for a reason of its own, or the whole form is too large for it. */
export type ErrorKind = FieldErrorKind | 'rejected' | 'tooLarge';

export type FieldErrors = Readonly<Partial<Record<string, ErrorKind>>>;

/** The fault for each error code of Formspree that a field can have. Any other code gives `rejected`. */
const errorOfCode = new Map<unknown, ErrorKind>([
  ['REQUIRED_FIELD_MISSING', 'required'],
  ['REQUIRED_FIELD_EMPTY', 'required'],
  ['TYPE_EMAIL', 'invalid'],
  ['TOO_LONG', 'tooLong'],
]);

/**
 * @returns the first fault of each field that an answer of Formspree names (`ServerErrorResponse` of `@formspree/core`, not validated). Its
 *   messages are not shown, because they are always in English. `fields` are our names by those in the request
 */
export function errorsOfAnswer(answer: unknown, fields: Readonly<Record<string, string>>): FieldErrors {
  const found: Partial<Record<string, ErrorKind>> = {};
  const { errors } = Object(answer) as { errors?: unknown };
  for (const error of Array.isArray(errors) ? errors : []) {
    const { code, field } = Object(error) as Record<string, unknown>;
    const ours = typeof field === 'string' && Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (ours) {
      found[ours] ??= errorOfCode.get(code) ?? 'rejected';
    }
  }
  return found;
}
