import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import type { TextFile } from '../readFiles.ts';

/** How a text begins that `npm run new` has put in the place of one to come: a sign of the press, in no language. */
export const leftToWriteMark = '[…]';

/**
 * Texts that are still to come.
 *
 * @param file words, facts or an article
 * @returns a note for each
 */
export function leftToWrite(file: TextFile): Problem[] {
  return [...file.text.matchAll(/\[…\] ?([^"\n]*)/g)].map(({ index, 1: name }) =>
    problemAt(file, index, 'note', `is left to write: ${name}`),
  );
}
