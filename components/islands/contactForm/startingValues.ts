import type { Draft } from '../forms/draft.ts';
import { textsOfDraft } from '../forms/textsOfDraft.ts';
import { type ContactValues, emptyContact } from './contactValues.ts';
import { readPrefill } from './readPrefill.ts';

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
export function startingValues({ query, draft, subjectOf, greetingFor }: Start): Partial<ContactValues> {
  const written = textsOfDraft(draft, emptyContact);
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
