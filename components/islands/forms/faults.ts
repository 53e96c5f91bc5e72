import type { FieldFault } from '../../../content/forms/faultOf.ts';

/** A fault of one field. The service alone finds two: it rejects the value for a reason of its own, or the whole form is too large for it. */
export type Fault = FieldFault | 'rejected' | 'tooLarge';

export type Faults = Readonly<Partial<Record<string, Fault>>>;

/** The fault for each error code of Formspree that a field can have. Any other code gives `rejected`. */
const faultOfCode = new Map<unknown, Fault>([
  ['REQUIRED_FIELD_MISSING', 'required'],
  ['REQUIRED_FIELD_EMPTY', 'required'],
  ['TYPE_EMAIL', 'invalid'],
  ['TOO_LONG', 'tooLong'],
]);

/**
 * @returns the first fault of each field that an answer of Formspree names (`ServerErrorResponse` of `@formspree/core`, not validated). Its
 *   messages are not shown, because they are always in English. `fields` are our names by those in the request
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
