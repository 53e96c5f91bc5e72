/** Longer than any title of the catalogue, in characters. */
const longestSubject = 120;

const greetingOrigins: readonly (string | null)[] = ['search', 'consultants'];

/** What the address says that the visitor writes about. */
export interface Prefill {
  subject: string;
  /** Whether the message begins with a greeting that names the profile. */
  greets: boolean;
}

/**
 * Reads `?subject=…&from=…`. Anyone can write an address: the subject is only ever shown as text, on one line and cut to
 * a sensible length. `type`, which links carry too, says nothing that the subject does not. Repeated keys: the first counts.
 *
 * @param query the query of the address, with or without its question mark
 * @returns nothing where there is no subject
 */
export function readPrefill(query: string): Prefill | undefined {
  const parameters = new URLSearchParams(query);
  const line = (parameters.get('subject') ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const subject = [...line].slice(0, longestSubject).join('').trim();
  if (!subject) return undefined;
  return { subject, greets: greetingOrigins.includes(parameters.get('from')) };
}
