/** What the build notes on the nodes of a page's content, in their `data` (`scripts/build/discovery/contentOf.ts`). */
export interface ContentNotes {
  /** On a heading: `id` of its section; empty where it has none. */
  fragment?: string;
  /** The heading has an address of its own, beside that of its section. */
  isAddressed?: boolean;
  /** The section of the heading bears the stamp of examples. */
  isExample?: boolean;
  /** The node is no text of the page: a drawing, a summary that opens a part, links to other pages. */
  isAside?: boolean;
}

declare module 'mdast' {
  interface Data extends ContentNotes {}
}
