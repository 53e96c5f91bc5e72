/** Maps a character to the spelling that replaces it for a comparison. Any white space is replaced by a space. */
const equivalents: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  // NFKD turns the non-breaking hyphen (U+2011) into the hyphen U+2010. Both are compared as "-".
  '\u2010': '-',
  œ: 'oe',
  æ: 'ae',
  ة: 'ه',
  ى: 'ي',
};

/**
 * @returns a text for comparison: lower case, without accents, ligatures and invisible characters (NFKD, UAX #15). `Sécurité` becomes
 * `securite`. For Arabic, vowel signs and the forms of alef are removed, and ta marbuta and final ya become the letters that many
 * people type instead.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘\u2010œæةى]|\s/g, (character) => equivalents[character] ?? ' ');
}
