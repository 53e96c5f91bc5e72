import type { z } from 'zod';
import { shippedValues } from '../../content/shippedValues.ts';
import type { TextFile } from './files.ts';
import { type Problem, problemAt, quote } from './problem.ts';
import { fieldsOf, schemaAt } from './schemaParts.ts';
import { isGroup, problemIn, selectValues, type ValueFile } from './valueFile.ts';

/**
 * Finds facts that are examples (`source` in content/fields.ts).
 *
 * @param file a file of facts or the front matter of an article
 * @param schema marks the examples on which pages show the badge (`isStamped`)
 * @returns a note for each example, or a question where pages show the badge
 */
export function examples(file: ValueFile, schema?: z.ZodType): Problem[] {
  return file.values.flatMap(({ path, value }) => {
    if (!isGroup(value) || value.source !== 'example') {
      return [];
    }
    const name = value.words ?? value.key ?? path.at(-1) ?? file.path;
    const isStamped = (schema && schemaAt(schema, [...path, 'source'])?.meta()?.isStamped) === true;
    const message = `of ${name} is an example${isStamped ? ', which the pages stamp' : ''}`;
    return problemIn(file, [...path, 'source'], message, isStamped ? 'question' : 'note');
  });
}

/**
 * @param file a file of `content/`
 * @param schema may name the value that this repository ships (`shipped`)
 * @returns a note for each value that this repository ships in the place of a fact (content/shippedValues.ts)
 */
export function toFillIn(file: ValueFile, schema?: z.ZodType): Problem[] {
  const inPlace = (schema ? fieldsOf(schema) : []).flatMap(({ selector, meta }) =>
    selectValues(file, selector).filter(({ value }) => value === meta.shipped),
  );
  const anywhere = file.texts.filter(({ value }) => shippedValues.some((shipped) => shipped.test(value)));
  return [...anywhere, ...inPlace].map(({ path, value }) =>
    problemIn(file, path, `is ${quote(value)}`, 'note'),
  );
}

/** What begins each text that `npm run new` leaves to be written. It is of no language. */
export const leftToWriteMark = '[…]';

/** @returns a note for each placeholder text of a file */
export function leftToWrite(file: TextFile): Problem[] {
  // To the end of the line, or of a text in quotes.
  return [...file.text.matchAll(/\[…\] ?([^"\n]*)/g)].map(({ index, 1: name }) =>
    problemAt(file, index, `is left to write: ${name}`, 'note'),
  );
}
