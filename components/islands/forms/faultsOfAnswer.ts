import * as z from 'zod/mini';
import type { Fault } from './formState.ts';

/** The part of a refusal that is read. Source: `ServerErrorResponse` of Formspree's client (`@formspree/core`). */
const refusal = z.object({
  errors: z.array(z.object({ code: z.optional(z.string()), field: z.optional(z.string()) })),
});

/** A service's codes for one field, in our terms. A code that is not here still marks its field. */
const faultOfCode: Readonly<Record<string, Fault>> = {
  REQUIRED_FIELD_MISSING: 'required',
  REQUIRED_FIELD_EMPTY: 'required',
  TYPE_EMAIL: 'invalid',
  TOO_LONG: 'tooLong',
};

/**
 * What the form-collection service found wrong. Its own messages are not shown: they are in one language, and not ours.
 *
 * @param answer the JSON of a refusal, as it came; anything else says nothing
 * @param fields our fields by the name they are sent under
 * @returns one fault for each field of ours that it names; none when the answer says nothing of the kind
 */
export function faultsOfAnswer(answer: unknown, fields: Readonly<Record<string, string>>) {
  const faults: Partial<Record<string, Fault>> = {};
  const parsed = refusal.safeParse(answer);
  for (const { code = '', field = '' } of parsed.data?.errors ?? []) {
    const ours = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (ours) faults[ours] ??= Object.hasOwn(faultOfCode, code) ? faultOfCode[code] : 'rejected';
  }
  return faults;
}
