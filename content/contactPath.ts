/** The values that a link passes to the contact form, which fills them in. */
interface ContactQuery {
  /** The subject of the message, in the visitor's language. */
  subject: string;
  /** A request kind, or the key of a search entry: `quote`, `sap_tester`. */
  type: string;
  /** The page that contains the link, or `search`. */
  from: string;
}

/** @returns the path of the contact form, without language, with these values as its query */
export function contactPath({ subject, type, from }: ContactQuery): string {
  return `/contact?${new URLSearchParams({ subject, type, from })}#message`;
}

/**
 * The kinds of requests that a button can start on the contact page. `contact.json` has the subject and the first lines of each message.
 */
export const requestKinds = ['audit', 'call', 'quote', 'team'] as const;

export type RequestKind = (typeof requestKinds)[number];
