/** What a button can ask for by way of the contact page; the subject and the opening of each message are in `contact.json`. */
export const requestKinds = ['audit', 'call', 'quote', 'team'] as const;

export type RequestKind = (typeof requestKinds)[number];
