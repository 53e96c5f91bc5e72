/** A picture of an article, as `renderer/plugins/pictures.ts` makes it. */
export interface Picture {
  /** For browsers that know none of the sources. */
  src: string;
  /** The smallest format first. */
  sources: readonly { type: string; srcset: string }[];
  width: number;
  height: number;
}
