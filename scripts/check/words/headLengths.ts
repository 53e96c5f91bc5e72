import { getNodePath, type Node } from 'jsonc-parser';
import type { Problem } from '../problem.ts';
import { keyOf, propertiesOf, valuesUnder } from '../valuesUnder.ts';
import { errorAt, type WordFile } from './wordFile.ts';

/** What search engines show without cutting, in characters. */
export const limits = { title: { least: 1, most: 60 }, description: { least: 50, most: 160 } } as const;

/**
 * Titles and descriptions of the head, in each object named `meta` or `…Meta`.
 *
 * @param file one file of words
 * @param values what pages put in placeholders, where it is known: `{ company: 'Éprouva' }`
 */
export function headLengths(file: WordFile, values: Readonly<Record<string, string>> = {}): Problem[] {
  if (!file.root) return [];
  return valuesUnder(file.root)
    .filter((node) => node.type === 'object' && /^meta$|Meta$/.test(String(getNodePath(node).at(-1))))
    .flatMap((head) => measure(file, head, values));
}

function measure(file: WordFile, head: Node, values: Readonly<Record<string, string>>): Problem[] {
  return Object.entries(limits).flatMap(([name, { least, most }]) => {
    const found = propertiesOf(head).find((property) => property.name === name);
    const key = `${keyOf(head)}.${name}`;
    const errors = (message: string) => [errorAt(file, found?.offset ?? head.offset, `${key} ${message}`)];
    if (!found) return errors('is missing: a page needs a title and a description for search engines.');
    if (found.value.type !== 'string') return [];
    const shown = String(found.value.value).replaceAll(
      /\{\{-?\s*(\w+)[^}]*\}\}/g,
      (_, placeholder) => values[placeholder] ?? '',
    );
    const length = [...shown].length;
    if (length > most)
      return errors(`has ${length} characters, ${most} at most. Take ${length - most} away.`);
    // An empty text is said to be empty elsewhere.
    if (length > 0 && length < least)
      return errors(`has ${length} characters, ${least} at least. Add ${least - length}.`);
    return [];
  });
}
