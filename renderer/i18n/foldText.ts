/** Characters that visitors and texts write in different ways. Other white space becomes a plain space. */
const equivalents: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '\u2011': '-',
  // A word joiner, which French typography puts after a hyphen, has no shape.
  '\u2060': '',
  œ: 'oe',
  æ: 'ae',
  ة: 'ه',
  ى: 'ي',
};

/**
 * @param text any text
 * @returns the text as it is compared, in lower case and without accents: `Sécurité` and `securite` are the same. In Arabic, vowel signs and
 *   the forms of alef go too, and ta marbuta and final ya become the letters that many visitors type for them.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘\u2011\u2060œæةى]|\s/g, (character) => equivalents[character] ?? ' ');
}
