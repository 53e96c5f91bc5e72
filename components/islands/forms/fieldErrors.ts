import type { FieldErrorKind } from '../../../content/forms/fieldErrorOf.ts';

/** The error of a field. Only the service reports `tooLarge` (the whole form is too long) and `rejected` (any other reason). */
export type ErrorKind = FieldErrorKind | 'rejected' | 'tooLarge';

export type FieldErrors = Readonly<Partial<Record<string, ErrorKind>>>;

/** The field error for each of Formspree's error codes. Any other code becomes `rejected`. */
const errorOfCode = new Map<unknown, ErrorKind>([
  ['REQUIRED_FIELD_MISSING', 'required'],
  ['REQUIRED_FIELD_EMPTY', 'required'],
  ['TYPE_EMAIL', 'invalid'],
  ['TOO_LONG', 'tooLong'],
]);

/**
 * Reads Formspree's response (`ServerErrorResponse` of `@formspree/core`). The response is not validated, but `Object` turns any value
 * into an object, so destructuring never throws. Formspree's messages are not shown, because they are always in English.
 *
 * @param fields our field names, by the names used in the request
 * @returns the first error of each field that has an error in the response
 */
export function errorsOfResponse(response: unknown, fields: Readonly<Record<string, string>>): FieldErrors {
  const found: Partial<Record<string, ErrorKind>> = {};
  const { errors } = Object(response) as { errors?: unknown };
  for (const error of Array.isArray(errors) ? errors : []) {
    const { code, field } = Object(error) as Record<string, unknown>;
    const ours = typeof field === 'string' && Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (ours) {
      found[ours] ??= errorOfCode.get(code) ?? 'rejected';
    }
  }
  return found;
}
