// The build has checked this content. Checking it again in the browser would make visitors download zod.
import consultants from '../../../content/consultants.json';
import { type RequestKind, requestKinds } from '../../../content/contactPath.ts';
import { contactForm } from '../../../content/forms/contactForm.ts';
import type { FieldDefinition } from '../../../content/forms/formDefinition.ts';
import type { Draft } from '../forms/useDraft.ts';

/** Longer than any title of the catalogue, in characters. */
const longestSubjectCharacters = 120;

/** The request in the address of a link to the form. */
export interface Prefill {
  subject: string;
  /** The part of the site that the link comes from: it chooses the text of the banner. */
  origin: 'search' | 'consultants' | 'page';
  /** The opening of the message: interest in a profile or a subject, or a request. Undefined where the link does not ask for one. */
  opening?: 'profile' | 'subject' | RequestKind;
  /** The value of the list for the requested profile or service, which does not depend on the language of its title. */
  listed?: string;
}

/** Reads `?subject=…&type=…&from=…`. Anyone can write an address: the subject is shown as text, on one line and cut, the others choose among known values. */
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
    // An address that does not say where it comes from has the banner of the search (specification, section 2).
    default: {
      const opening = requestKinds.find((each) => each === type);
      return { subject, origin: from ? 'page' : 'search', ...(opening && { opening }), ...known };
    }
  }
}

interface Start {
  query: string;
  draft: Draft | undefined;
  /** @returns the value to send for a request: that of the list where it has one, else the subject itself */
  subjectOf: (prefill: Prefill) => string;
  /** @returns the opening of the message; empty where the request has none */
  openingOf: (prefill: Prefill) => string;
}

/** Chooses the texts to fill in. A draft of the same address comes back unchanged; under another one, the message is replaced only if the visitor has not written it. */
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
