/** What the build notes on the nodes of a page's content, in their `data` (`scripts/build/discovery/contentOf.ts`). */
export interface ContentNotes {
  /** On a heading: what its address ends with, its own `id` or the nearest one around it; empty where there is none. */
  fragment?: string;
  /** The chat begins a passage at the heading, whatever its rank (`cutPassages.ts`): its `fragment` is its own or that of its card. */
  beginsPassage?: boolean;
  /** The section of the heading bears the stamp of examples. */
  isExample?: boolean;
  /** The node is no text of the page: a drawing, a summary that opens a part, links to other pages. */
  isAside?: boolean;
}

declare module 'mdast' {
  interface Data extends ContentNotes {}
}
