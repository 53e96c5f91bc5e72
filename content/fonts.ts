/** The web font of headings, `components/styles/display.woff2` (docs/decisions/004-one-web-font.md). */
export const displayFont = {
  family: 'Bricolage',
  /** The script of its letters (ISO 15924). Text in another script uses the system font. */
  script: 'Latn',
  weights: { min: 600, max: 700 },
} as const;

/** The fonts of share images. Satori cannot read WOFF2, or place the dots of Arabic letters, so each Arabic glyph must include its dots. */
export const imageFonts: Readonly<Record<string, string>> = {
  [displayFont.family]: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  'IBM Plex Sans Arabic':
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff',
};
