// The form runs in the browser: the build checks these facts, and checking them there would cost each visitor the validator.
import consultants from '../../../content/consultants.json';
import { type RequestKind, requestKinds } from '../../../content/contactPath.ts';
import { contactForm } from '../../../content/forms/contactForm.ts';
import type { FieldDefinition } from '../../../content/forms/formDefinition.ts';
import type { Draft } from '../forms/useDraft.ts';

/** Longer than any title of the catalogue, in characters. */
const longestSubjectCharacters = 120;

/** The part of a message that a link has decided. */
export interface Prefill {
  subject: string;
  /** The page that gave the words; the banner names it. */
  origin: 'search' | 'consultants' | 'page';
  /** The opening of the message: interest in a profile or a subject, or a request; none where the link names no opening. */
  opening?: 'profile' | 'subject' | RequestKind;
  /** The value from the fixed list of subjects that is sent for a profile or a service, whatever the language of its title. */
  listed?: string;
}

/**
 * Reads `?subject=…&type=…&from=…`. Anyone can write an address: the subject is only ever shown as text, on one line and cut
 * to a sensible length; the others only choose among what is known here. Repeated keys: the first counts.
 *
 * @param query the query of the address, with or without its question mark
 * @returns what it says; nothing where there is no subject
 */
export function readPrefill(query: string): Prefill | undefined {
  const parameters = new URLSearchParams(query);
  const line = (parameters.get('subject') ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const subject = [...line].slice(0, longestSubjectCharacters).join('').trim();
  if (!subject) {
    return undefined;
  }

  const type = parameters.get('type');
  const isProfile = consultants.some(({ key }) => key === type);
  const subjects: FieldDefinition['options'] = contactForm.fields.subject.options;
  const listed = subjects.find(({ entry }) => entry && entry === type)?.value;
  const known = listed && { listed };
  const from = parameters.get('from');
  switch (from) {
    case 'consultants':
      return { subject, origin: 'consultants', opening: 'profile', ...known };
    case 'search':
      return { subject, origin: 'search', opening: isProfile || !type ? 'profile' : 'subject', ...known };
    default: {
      const opening = requestKinds.find((each) => each === type);
      return { subject, origin: from ? 'page' : 'search', ...(opening && { opening }), ...known };
    }
  }
}

interface Start {
  /** The query of the address. */
  query: string;
  /** The visitor's unsent text of this tab. */
  draft: Draft | undefined;
  /** The value of a subject in the list, for its profile or its title in the visitor's language; any other title is its own value. */
  subjectOf: (prefill: Prefill) => string;
  /** @returns the opening of the message, or an empty text where the prefill has none */
  openingOf: (prefill: Prefill) => string;
}

/**
 * What the form begins with. What the visitor wrote under the same address comes back as it was; under another one the
 * address names the subject, and a message of the visitor's own is never replaced.
 *
 * @returns the fields that are not empty
 */
export function startingTexts({ query, draft, subjectOf, openingOf }: Start): Draft['texts'] {
  const written = draft?.texts ?? {};
  const prefill = readPrefill(query);
  if (!prefill || draft?.query === query) {
    return written;
  }

  const earlier = readPrefill(draft?.query ?? '');
  const isOwn = written.message && !(earlier && written.message === openingOf(earlier));
  return {
    ...written,
    subject: subjectOf(prefill),
    ...(!isOwn && { message: openingOf(prefill) }),
  };
}
