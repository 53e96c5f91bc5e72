declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Axes to pin to a value or to limit to a range; the others keep theirs. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Keeps of a font only what the text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
