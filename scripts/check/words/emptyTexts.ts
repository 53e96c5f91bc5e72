import type { Problem } from '../problem.ts';
import { errorAt, type WordFile } from './wordFile.ts';

/**
 * Texts of nothing, or of white space: a page would show a hole.
 *
 * @param file one file of words
 */
export function emptyTexts(file: WordFile): Problem[] {
  return file.texts
    .filter(({ text }) => text.trim() === '')
    .map(({ key, offset }) =>
      errorAt(file, offset, `${key} is empty. Write the text, or remove the key in every language.`),
    );
}
