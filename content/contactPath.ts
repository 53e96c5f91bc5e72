interface ContactParameters {
  /** What the form's subject is prefilled with, in the visitor's language. */
  subject: string;
  /** What exactly is asked: a profile's id, a kind of request. */
  type: string;
  /** The page or function that the visitor comes from. */
  from: string;
}

/**
 * @param parameters what the visitor already told us by the link that was chosen
 * @returns the path of the contact page, without language, with its query
 */
export function contactPath({ subject, type, from }: ContactParameters): string {
  return `/contact?${new URLSearchParams({ subject, type, from })}`;
}
