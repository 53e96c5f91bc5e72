import type { Problem } from '../problem.ts';
import { errorAt, type WordFile } from './wordFile.ts';

const markup = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,}|#\d+|#x[\da-f]+);/i;

/**
 * Markup in texts: React shows it letter for letter.
 *
 * @param file one file of words
 */
export function plainTexts(file: WordFile): Problem[] {
  return file.texts.flatMap(({ key, text, offset }) => {
    const [found] = markup.exec(text) ?? [];
    if (!found) return [];
    const advice = found.startsWith('&')
      ? 'Write the character itself'
      : 'Write plain text; the page decides how it looks';
    return [errorAt(file, offset, `${key} holds ${found}, which the page would show as it is. ${advice}.`)];
  });
}
