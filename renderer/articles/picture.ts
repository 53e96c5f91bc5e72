/** A picture, as vite-imagetools makes it (`as=picture`). */
export interface Picture {
  /** Addresses and widths for `srcset`, by format; the smallest first. */
  sources: Record<string, string>;
  /** For browsers that know none of the sources. */
  img: { src: string; w: number; h: number };
  /** It is an animation: `img` moves, and `sources` show its first image alone. */
  isMoving?: boolean;
}

/** The formats of pictures that the build reads, as the ends of file names in small letters (`articlePictureOf.ts` lists them, too). */
export const pictureFormats = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];

/**
 * @param address of a picture beside an article, as the article writes it
 * @returns its file name with accents in one spelling, because systems have two (Unicode, "Normalization Forms")
 */
export function pictureName(address: string): string {
  let name = address;
  try {
    name = decodeURIComponent(address);
  } catch {
    // A name may hold a percent sign of its own.
  }
  return name.replace(/^\.\//, '').normalize('NFC');
}
