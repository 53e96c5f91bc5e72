import type { z } from 'zod';
import { shippedValues } from '../../content/shippedValues.ts';
import { schemaAt } from './facts.ts';
import { isGroup, problemIn, type TextFile, type ValueFile } from './files.ts';
import { type Problem, problemAt, quote } from './problem.ts';

/**
 * Facts that only illustrate (`source` in content/fields.ts).
 *
 * @param file a file of facts or the front matter of an article
 * @param schema its schema: it says which examples bear a stamp where they are shown
 * @returns a note for each, which stops a release; one that bears a stamp stops nothing
 */
export function examples(file: ValueFile, schema?: z.ZodType): Problem[] {
  return file.values.flatMap(({ path, value }) => {
    if (!isGroup(value) || value.source !== 'example') {
      return [];
    }
    const name = value.words ?? value.key ?? path.at(-1) ?? file.path;
    const isStamped = schemaAt(schema, [...path, 'source'])?.meta()?.isStamped === true;
    return isStamped
      ? problemIn(file, [...path, 'source'], `of ${name} is an example, which the pages stamp`, 'question')
      : problemIn(file, [...path, 'source'], `of ${name} is an example`, 'note');
  });
}

/**
 * @param file a file of `content/`
 * @param schema its schema: it may name the value that is shipped
 * @returns a note for each value that stands for one not known yet: those that this repository ships (content/shippedValues.ts)
 */
export function toFillIn(file: ValueFile, schema?: z.ZodType): Problem[] {
  return file.texts.flatMap(({ path, value }) =>
    shippedValues.some((shipped) => shipped.test(value)) || schemaAt(schema, path)?.meta()?.shipped === value
      ? problemIn(file, path, `is ${quote(value)}`, 'note')
      : [],
  );
}

/** How a text begins that `npm run new` has put in the place of one to come: a sign of the press, in no language. */
export const leftToWriteMark = '[…]';

/** @returns a note for each text of words, facts or an article that is still to come */
export function leftToWrite(file: TextFile): Problem[] {
  return [...file.text.matchAll(/\[…\] ?([^"\n]*)/g)].map(({ index, 1: name }) =>
    problemAt(file, index, `is left to write: ${name}`, 'note'),
  );
}
