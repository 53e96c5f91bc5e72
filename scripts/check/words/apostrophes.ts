import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import { fixedTexts } from './fixedTexts.ts';
import { errorAt, type WordFile } from './wordFile.ts';

/**
 * Straight apostrophes, in any language: the site is set with typographic ones.
 *
 * @param file one file of words
 */
export function apostrophes(file: WordFile): Problem[] {
  return file.texts
    .filter(({ text }) => text.includes("'") && !fixedTexts.some((fixed) => fixed.text === text))
    .map(({ key, text, offset }) => {
      const [word = ''] = /\S*'\S*/.exec(text) ?? [];
      return errorAt(
        file,
        offset,
        `${key} has a straight apostrophe in ${quote(word)}. Write ${quote(word.replaceAll("'", '’'))}.`,
      );
    });
}
