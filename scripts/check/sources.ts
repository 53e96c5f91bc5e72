import { isGroup, problemIn, type TextFile, type ValueFile } from './files.ts';
import { type Problem, problemAt, quote } from './problem.ts';

/** @returns a note for each fact of a file that only illustrates (`source` in content/fields.ts): a launched site has none */
export function examples(file: ValueFile): Problem[] {
  return file.values.flatMap(({ path, value }) => {
    if (!isGroup(value) || value.source !== 'example') return [];
    const name = value.words ?? value.key ?? path.at(-1) ?? file.path;
    return problemIn(file, [...path, 'source'], `of ${name} is an example`, 'note');
  });
}

/**
 * Facts that stand for ones not known yet: a file names them in its `placeholders`, as `street` or, at any depth, `address.street`.
 *
 * @param file a file of `content/`
 * @returns one note for each value to fill in
 */
export function toFillIn(file: ValueFile): Problem[] {
  const names = isGroup(file.root) && file.root.placeholders;
  if (!Array.isArray(names)) return [];
  return file.values.flatMap(({ path, value }) => {
    const place = `.${path.filter((step) => typeof step === 'string').join('.')}`;
    if (typeof path.at(-1) !== 'string' || !names.some((name) => place.endsWith(`.${name}`))) return [];
    const shown = Array.isArray(value) ? `${value.length} entries` : quote(String(value));
    return problemIn(file, path, `is ${shown}`, 'note');
  });
}

/** How a text begins that `npm run new` has put in the place of one to come: a sign of the press, in no language. */
export const leftToWriteMark = '[…]';

/** @returns a note for each text of words, facts or an article that is still to come */
export function leftToWrite(file: TextFile): Problem[] {
  return [...file.text.matchAll(/\[…\] ?([^"\n]*)/g)].map(({ index, 1: name }) =>
    problemAt(file, index, `is left to write: ${name}`, 'note'),
  );
}
