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
 * @returns a text as it is compared: in lower case, without accents, ligatures and signs that nobody sees (NFKD, UAX #15), `Sécurité` as
 * `securite`. In Arabic, vowel signs and the forms of alef go too, and ta marbuta and final ya become the letters that many type for them.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘\u2010œæةى]|\s/g, (character) => equivalents[character] ?? ' ');
}
