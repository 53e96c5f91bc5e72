// The build has validated this content. Validating it again in the browser would make visitors download zod.
import consultants from '../../../content/consultants.json';
import { type RequestKind, requestKinds } from '../../../content/contactPath.ts';
import { contactFormDefinition } from '../../../content/forms/contactFormDefinition.ts';
import type { FieldDefinition } from '../../../content/forms/formDefinition.ts';
import type { Draft } from '../forms/useDraft.ts';

/** The maximum length of a subject in characters. The subjects in the links of this site are shorter. */
const maxSubjectLength = 120;

/** What a link to the contact form asks for. */
export interface Prefill {
  subject: string;
  /** The part of the site that contains the link. It selects the text of the banner. */
  source: 'search' | 'consultants' | 'page';
  /** What the first sentence of the message is about: a profile, a subject or a kind of request. Undefined if the message stays empty. */
  opening?: 'profile' | 'subject' | RequestKind;
  /** The value of the `subject` option for the requested profile or service. It is the same in every language. */
  option?: string;
}

/**
 * Reads `?subject=…&type=…&from=…`. Anyone can write a URL, so the subject becomes one line of text, cut if too long. The values of the
 * other parameters are only compared with known values, never shown.
 */
export function readPrefill(query: string): Prefill | undefined {
  const parameters = new URLSearchParams(query);
  const line = (parameters.get('subject') ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  // The string is cut between code points: `line.slice` could cut a character in half.
  const subject = [...line].slice(0, maxSubjectLength).join('').trim();
  if (!subject) {
    return undefined;
  }

  const type = parameters.get('type');
  const isProfile = consultants.some(({ key }) => key === type);
  const subjects: FieldDefinition['options'] = contactFormDefinition.fields.subject.options;
  const option = subjects.find(({ entry }) => entry && entry === type)?.value;
  const known = option && { option };
  const from = parameters.get('from');
  switch (from) {
    case 'consultants':
      return { subject, source: 'consultants', opening: 'profile', ...known };
    case 'search':
      // Each search link of this site has a `type`. A URL from elsewhere may lack it, and then asks for a profile.
      return { subject, source: 'search', opening: isProfile || !type ? 'profile' : 'subject', ...known };
    // A URL without `from` gets the banner of the search (specification, section 2).
    default: {
      const opening = requestKinds.find((each) => each === type);
      return { subject, source: from ? 'page' : 'search', ...(opening && { opening }), ...known };
    }
  }
}

interface Start {
  query: string;
  draft: Draft | undefined;
  /** @returns the value for the field `subject`: the value of the matching option, or the subject itself if no option matches */
  subjectOf: (prefill: Prefill) => string;
  /** @returns the first sentence of the message; empty without an `opening` */
  openingOf: (prefill: Prefill) => string;
}

/**
 * Chooses the texts to fill in. The draft is restored if the URL contains no request, or has the query that is stored with the draft.
 * Otherwise, the subject and the message come from the request in the URL, but a message that the visitor has written is kept.
 */
export function startingTexts({ query, draft, subjectOf, openingOf }: Start): Draft['texts'] {
  const draftTexts = draft?.texts ?? {};
  const prefill = readPrefill(query);
  if (!prefill || draft?.query === query) {
    return draftTexts;
  }

  const earlier = readPrefill(draft?.query ?? '');
  const isWrittenByVisitor = draftTexts.message && !(earlier && draftTexts.message === openingOf(earlier));
  return {
    ...draftTexts,
    subject: subjectOf(prefill),
    ...(!isWrittenByVisitor && { message: openingOf(prefill) }),
  };
}
