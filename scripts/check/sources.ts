import type { z } from 'zod';
import { claims } from '../../content/claims.ts';
import { shippedValues } from '../../content/shippedValues.ts';
import { schemaAt } from './facts.ts';
import { isGroup, problemIn, selectValues, type TextFile, type ValueFile } from './files.ts';
import { type Problem, problemAt, quote } from './problem.ts';

/**
 * Finds facts that are examples (`source` in content/fields.ts).
 *
 * @param file a file of facts or the front matter of an article
 * @param schema marks the examples that pages stamp (`isStamped`)
 * @returns a note for each example, or a question where pages stamp it
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
 * @param schema may name the value that this repository ships (`shipped`)
 * @returns a note for each value that this repository ships in the place of a fact (content/shippedValues.ts)
 */
export function toFillIn(file: ValueFile, schema?: z.ZodType): Problem[] {
  return file.texts.flatMap(({ path, value }) =>
    shippedValues.some((shipped) => shipped.test(value)) || schemaAt(schema, path)?.meta()?.shipped === value
      ? problemIn(file, path, `is ${quote(value)}`, 'note')
      : [],
  );
}

/**
 * @param texts the files of `locales/`, and articles
 * @param facts the JSON files of `content/`
 * @returns a note for each text that claims of the company what its facts do not have (content/claims.ts)
 */
export function falseClaims(texts: readonly ValueFile[], facts: readonly ValueFile[]): Problem[] {
  const lost = claims.filter(({ file, selector, value }) =>
    facts.some(
      (each) =>
        each.path === file && !selectValues(each, selector).some((found) => found.value.includes(value)),
    ),
  );
  return texts.flatMap((file) =>
    file.texts.flatMap(({ path, key, value: text }) => {
      const claim = lost.find(({ said, shownWithIt }) => said.test(text) && !shownWithIt.test(key));
      const [said = ''] = claim?.said.exec(text) ?? [];
      return claim
        ? problemIn(
            file,
            path,
            `says ${quote(said)}, and ${claim.file} has no "${claim.value}". Write what is true of you.`,
            'note',
          )
        : [];
    }),
  );
}

/** The beginning of a placeholder text that `npm run new` writes. It is in no language. */
export const leftToWriteMark = '[…]';

/** @returns a note for each placeholder text of a file */
export function leftToWrite(file: TextFile): Problem[] {
  return [...file.text.matchAll(/\[…\] ?([^"\n]*)/g)].map(({ index, 1: name }) =>
    problemAt(file, index, `is left to write: ${name}`, 'note'),
  );
}
