import type { z } from 'zod';
import { shippedValues } from '../../content/shippedValues.ts';
import type { TextFile } from './files.ts';
import { type Problem, problemAt, quote } from './problem.ts';
import { fieldsOf, schemaAt } from './schemaProblems.ts';
import { isGroup, problemIn, selectValues, type ValueFile } from './valueFile.ts';

/**
 * @returns a `todo` for each value with the source `example` ("answers.callTime.source of callTime is an example"), or a
 *   `question` if pages mark it as invented (`hasExampleBadge`)
 */
export function examples(file: ValueFile, schema?: z.ZodType): Problem[] {
  return file.values.flatMap(({ path, value }) => {
    if (!isGroup(value) || value.source !== 'example') {
      return [];
    }
    // An entry of `content/sources.json` has no `key`. Its `keys` name the translations that it is about: `careers:benefits`.
    const name = value.keys ?? value.key ?? path.at(-1) ?? file.path;
    const hasExampleBadge =
      (schema && schemaAt(schema, [...path, 'source'])?.meta()?.hasExampleBadge) === true;
    const message = `of ${name} is an example${hasExampleBadge ? ', which the pages mark with a badge' : ''}`;
    return problemIn(file, [...path, 'source'], message, hasExampleBadge ? 'question' : 'todo');
  });
}

/** @returns a `todo` for each value that is still a placeholder of this repository: content/shippedValues.ts, or `shipped` in a schema */
export function toFillIn(file: ValueFile, schema?: z.ZodType): Problem[] {
  const atSchemaKeys = (schema ? fieldsOf(schema) : []).flatMap(({ selector, meta }) =>
    selectValues(file, selector).filter(({ value }) => value === meta.shipped),
  );
  const anywhere = file.texts.filter(({ value }) => shippedValues.some((shipped) => shipped.test(value)));
  return [...anywhere, ...atSchemaKeys].map(({ path, value }) =>
    problemIn(file, path, `is ${quote(value)}`, 'todo'),
  );
}

export function unfinishedTexts(file: TextFile): Problem[] {
  // `[…]` begins a text that is still to be written (`unfinishedMark`). Its name ends at a quotation mark or with the line.
  return [...file.text.matchAll(/\[…\] ?([^"\n]*)/g)].map(({ index, 1: name }) =>
    problemAt(file, index, `is left to write: ${name}`, 'todo'),
  );
}
