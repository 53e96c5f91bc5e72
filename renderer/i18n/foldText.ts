/** Characters that visitors and texts write in different ways. Other white space becomes a plain space. */
const equivalents: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  // The form that the two hyphens of Unicode have in common.
  '\u2010': '-',
  œ: 'oe',
  æ: 'ae',
  ة: 'ه',
  ى: 'ي',
};

/**
 * @param text any text
 * @returns the text as it is compared, in lower case and without accents: `Sécurité` and `securite` are the same. What a copied text holds
 *   without showing it goes (zero-width signs, soft hyphens), and ligatures and other typographic forms become plain letters (NFKD, UAX #15).
 *   In Arabic, vowel signs and the forms of alef go too, and ta marbuta and final ya become the letters that many visitors type for them.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘\u2010œæةى]|\s/g, (character) => equivalents[character] ?? ' ');
}
