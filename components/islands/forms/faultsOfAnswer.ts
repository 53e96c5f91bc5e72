import type { Fault } from './formState.ts';

/** A service's codes for one field, in our terms. A code that is not here still marks its field. */
const faultOfCode = new Map<unknown, Fault>([
  ['REQUIRED_FIELD_MISSING', 'required'],
  ['REQUIRED_FIELD_EMPTY', 'required'],
  ['TYPE_EMAIL', 'invalid'],
  ['TOO_LONG', 'tooLong'],
]);

/**
 * What the form-collection service found wrong. Its own messages are not shown: they are in one language, and not ours. Source of the
 * shape: `ServerErrorResponse` of Formspree's client (`@formspree/core`).
 *
 * @param answer the JSON of a refusal, as it came; anything else says nothing
 * @param fields our fields by the name they are sent under
 * @returns one fault for each field of ours that it names; none when the answer says nothing of the kind
 */
export function faultsOfAnswer(answer: unknown, fields: Readonly<Record<string, string>>) {
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
