/** Characters that a visitor writes otherwise than the catalogue does. */
const equivalents: Record<string, string> = {
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
 * @param character one character (code point)
 * @returns what it is compared as: small, without accents, with a plain apostrophe, space and hyphen.
 *   A combining mark becomes nothing.
 */
export function foldCharacter(character: string): string {
  const plain = character.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return equivalents[plain] ?? plain.replace(/\s/, ' ');
}

/**
 * @param text any text
 * @returns the text as it is compared, so that `Sécurité` and `securite` are the same
 */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join('');
}
