/** Characters that visitors and the catalogue write in different ways. */
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
 * @returns the character in lower case, without accents, with a plain apostrophe, space or hyphen; empty for a combining mark
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
