import type { Problem } from '../problem.ts';
import { errorAt, type WordFile } from './wordFile.ts';

/** HTML, its entities, Markdown and calls of i18next's own. Lines that begin with "- " are lists in the chat's answers. */
const markup =
  /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,}|#\d+|#x[\da-f]+);|\*\*|__\w|\]\(|`|^#{1,6}(?=\s|[\p{L}])|^>\s|\$t\(/iu;

/**
 * Markup in texts: pages show it letter for letter.
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
