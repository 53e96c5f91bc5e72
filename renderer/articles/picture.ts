/** A picture, as vite-imagetools makes it (`as=picture`). */
export interface Picture {
  /** Addresses and widths for `srcset`, by format; the smallest first. */
  sources: Record<string, string>;
  /** For browsers that know none of the sources. */
  img: { src: string; w: number; h: number };
  /** The sources are its first image alone. */
  isMoving?: boolean;
}

/** The formats of pictures that the build reads, by the ends of their names in small letters. */
export const pictureFormats = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'];

/** @returns the name of a picture in a folder, as it is compared: systems spell accents in two ways (Unicode, "Normalization Forms") */
export function pictureName(address: string): string {
  let name = address;
  try {
    name = decodeURIComponent(address);
  } catch {
    // A name may hold a percent sign of its own.
  }
  return name.replace(/^\.\//, '').normalize('NFC');
}
