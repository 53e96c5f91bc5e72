import type { FieldFault } from '../../../content/forms/faultOf.ts';

/** A fault of one field. The service alone finds two: it rejects the value for a reason of its own, or the whole form is too large for it. */
export type Fault = FieldFault | 'rejected' | 'tooLarge';

/** The faults by the names of the fields. */
export type Faults = Readonly<Partial<Record<string, Fault>>>;

/** The fault for each error code of Formspree that a field can have. Any other code gives `rejected`. */
const faultOfCode = new Map<unknown, Fault>([
  ['REQUIRED_FIELD_MISSING', 'required'],
  ['REQUIRED_FIELD_EMPTY', 'required'],
  ['TYPE_EMAIL', 'invalid'],
  ['TOO_LONG', 'tooLong'],
]);

/**
 * Maps the field errors of a Formspree answer to faults. Formspree's own messages are not shown, because they are always in English. The
 * answer has the type `ServerErrorResponse` of `@formspree/core`.
 *
 * @param answer the parsed body of an answer that refuses the form, not validated: any part may be missing or of another type
 * @param fields the name of each field in the form, by its name in the request
 * @returns the first fault of each field that the answer names; an empty object if it names none
 */
export function faultsOfAnswer(answer: unknown, fields: Readonly<Record<string, string>>): Faults {
  const faults: Partial<Record<string, Fault>> = {};
  const { errors } = Object(answer) as { errors?: unknown };
  for (const error of Array.isArray(errors) ? errors : []) {
    const { code, field } = Object(error) as Record<string, unknown>;
    const ours = typeof field === 'string' && Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (ours) {
      faults[ours] ??= faultOfCode.get(code) ?? 'rejected';
    }
  }
  return faults;
}
