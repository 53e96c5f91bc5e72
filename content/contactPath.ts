/**
 * @param parameters what the visitor already told us by the link that was chosen: what the form's subject is prefilled
 * with, in the visitor's language; what exactly is asked (a profile's id, the key of a service, a kind of request); the page
 * or function that the visitor comes from
 * @returns the path of the contact page, without language, with its query; it leads to the form, where the banner stands
 */
export function contactPath({ subject, type, from }: Record<'subject' | 'type' | 'from', string>): string {
  return `/contact?${new URLSearchParams({ subject, type, from })}#message`;
}

/** The requests that a button can start through the contact page; `contact.json` has the subject and the opening of each message. */
export const requestKinds = ['audit', 'call', 'quote', 'team'] as const;

export type RequestKind = (typeof requestKinds)[number];
