import type { Node } from 'jsonc-parser';
import { keyPath, type Path } from '../keyPath.ts';
import type { Problem } from '../problem.ts';
import { errorAt, propertiesOf, type WordFile } from './wordFile.ts';

/** What search engines show without cutting, in characters. */
const limits = { title: { least: 1, most: 60 }, description: { least: 50, most: 160 } } as const;

/**
 * Titles and descriptions of the head, in each object named `meta` or `…Meta`.
 *
 * @param file one file of words
 * @param values what pages put in placeholders, where it is known: `{ company: 'Éprouva' }`
 */
export function headLengths(file: WordFile, values: Readonly<Record<string, string>> = {}): Problem[] {
  return file.root ? search(file, file.root, [], values) : [];
}

function search(file: WordFile, node: Node, path: Path, values: Readonly<Record<string, string>>): Problem[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, index) => search(file, child, [...path, index], values));
  }
  if (node.type !== 'object') return [];
  return propertiesOf(node).flatMap(({ name, value }) => {
    const here = [...path, name];
    const isHead = value.type === 'object' && /^meta$|Meta$/.test(name);
    return isHead ? measure(file, value, here, values) : search(file, value, here, values);
  });
}

function measure(
  file: WordFile,
  head: Node,
  path: Path,
  values: Readonly<Record<string, string>>,
): Problem[] {
  const properties = propertiesOf(head);
  return Object.entries(limits).flatMap(([name, { least, most }]) => {
    const found = properties.find((property) => property.name === name);
    const key = keyPath([...path, name]);
    if (!found)
      return [
        errorAt(
          file,
          head.offset,
          `${key} is missing: a page needs a title and a description for search engines.`,
        ),
      ];
    if (found.value.type !== 'string') return [];
    const shown = String(found.value.value).replaceAll(
      /\{\{-?\s*(\w+)[^}]*\}\}/g,
      (_, placeholder) => values[placeholder] ?? '',
    );
    const length = [...shown].length;
    if (length > most) {
      return [
        errorAt(
          file,
          found.offset,
          `${key} has ${length} characters, ${most} at most. Take ${length - most} away.`,
        ),
      ];
    }
    // An empty text is said to be empty elsewhere.
    if (length > 0 && length < least) {
      return [
        errorAt(
          file,
          found.offset,
          `${key} has ${length} characters, ${least} at least. Add ${least - length}.`,
        ),
      ];
    }
    return [];
  });
}
