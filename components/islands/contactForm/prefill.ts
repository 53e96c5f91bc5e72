import type { Draft } from '../forms/useDraft.ts';

/** Longer than any title of the catalogue, in characters. */
const longestSubject = 120;

const greetingOrigins: readonly (string | null)[] = ['search', 'consultants'];

/**
 * Reads `?subject=…&from=…`. Anyone can write an address: the subject is only ever shown as text, on one line and cut to
 * a sensible length. `type`, which links carry too, says nothing that the subject does not. Repeated keys: the first counts.
 *
 * @param query the query of the address, with or without its question mark
 * @returns the subject, and whether the message greets and names it; nothing where there is no subject
 */
export function readPrefill(query: string) {
  const parameters = new URLSearchParams(query);
  const line = (parameters.get('subject') ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const subject = [...line].slice(0, longestSubject).join('').trim();
  if (!subject) return undefined;
  return { subject, greets: greetingOrigins.includes(parameters.get('from')) };
}

interface Start {
  /** The query of the address. */
  query: string;
  /** What the visitor wrote before, in this tab. */
  draft: Draft | undefined;
  /** The value of a subject in the list, for its title in the visitor's language; any other title is its own value. */
  subjectOf: (title: string) => string;
  /** The message that asks for a profile. */
  greetingFor: (profile: string) => string;
}

/**
 * What the form begins with. What the visitor wrote under the same address comes back as it was; under another one the
 * address names the subject, and a message of the visitor's own is never replaced.
 *
 * @returns the fields that are not empty
 */
export function startingTexts({ query, draft, subjectOf, greetingFor }: Start): Draft['texts'] {
  const written = draft?.texts ?? {};
  const prefill = readPrefill(query);
  if (!prefill || draft?.query === query) return written;

  const earlier = readPrefill(draft?.query ?? '');
  const isOwn = written.message && !(earlier && written.message === greetingFor(earlier.subject));
  return {
    ...written,
    subject: subjectOf(prefill.subject),
    ...(!isOwn && { message: prefill.greets ? greetingFor(prefill.subject) : '' }),
  };
}
