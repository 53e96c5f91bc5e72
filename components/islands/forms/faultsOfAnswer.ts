import type { Fault } from './formState.ts';

/** The fault for each code of the service. A field with another code is marked as `rejected`. */
const faultOfCode = new Map<unknown, Fault>([
  ['REQUIRED_FIELD_MISSING', 'required'],
  ['REQUIRED_FIELD_EMPTY', 'required'],
  ['TYPE_EMAIL', 'invalid'],
  ['TOO_LONG', 'tooLong'],
]);

/**
 * Reads the faults that the form-collection service found. Its own messages are not shown, because they are always in English. Source of
 * the shape: `ServerErrorResponse` of Formspree's client (`@formspree/core`).
 *
 * @param answer the JSON of a refusal, unchecked
 * @param fields the names of our fields, by the names under which they are sent
 * @returns the first fault of each of our fields that the answer names; empty where it names none
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
