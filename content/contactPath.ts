/** What the link that a visitor chose has told already: the contact form begins with it. */
interface ContactQuery {
  /** Of the message, in the visitor's language. */
  subject: string;
  /** A kind of request, or the key of an entry of the search: `quote`, `sap_tester`. */
  type: string;
  /** The page that the link stands on, or `search`. */
  from: string;
}

/** @returns the path of the contact form, without language, with the query that fills it in */
export function contactPath({ subject, type, from }: ContactQuery): string {
  return `/contact?${new URLSearchParams({ subject, type, from })}#message`;
}

/** The requests that a button can start through the contact page; `contact.json` has the subject and the opening of each message. */
export const requestKinds = ['audit', 'call', 'quote', 'team'] as const;

export type RequestKind = (typeof requestKinds)[number];
