/** The web font of headings: a variable one, of which only what they need is served (docs/decisions/004-one-web-font.md). */
export const displayFont = {
  family: 'Bricolage',
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  /** The script of its letters (ISO 15924). Text in another script is set in the system's own font. */
  script: 'Latn',
  weights: { min: 600, max: 700 },
  headingWeight: 650,
} as const;

/**
 * The fonts of share pictures for scripts that the display font lacks, by family. The letters of this Arabic font have their dots, which would
 * otherwise be drawn at a wrong place.
 */
export const pictureFonts: Readonly<Record<string, string>> = {
  'IBM Plex Sans Arabic':
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff',
};
