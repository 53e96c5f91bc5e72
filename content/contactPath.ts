/** The query parameters with which a link prefills the contact form. */
interface ContactQuery {
  /** The subject of the message, in the visitor's language. */
  subject: string;
  /** A request kind, or the key of a search entry: `quote`, `sap_tester`. */
  type: string;
  /** The page that contains the link (`nearshore`), or `search`. It decides which banner the form shows. */
  from: string;
}

/** @returns the path of the contact form (the section `#message` of its page) with these query parameters, without language prefix */
export function contactPath({ subject, type, from }: ContactQuery): string {
  return `/contact?${new URLSearchParams({ subject, type, from })}#message`;
}

/** The kinds of requests for which a button prefills the contact form. `contact.json` contains the subject and the first lines of each. */
export const requestKinds = ['audit', 'call', 'quote', 'team'] as const;

export type RequestKind = (typeof requestKinds)[number];
