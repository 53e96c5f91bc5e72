/** A picture, as vite-imagetools makes it (`as=picture`). */
export interface Picture {
  /** Addresses and widths for `srcset`, by format; the smallest first. */
  sources: Record<string, string>;
  /** For browsers that know none of the sources. */
  img: { src: string; w: number; h: number };
}
