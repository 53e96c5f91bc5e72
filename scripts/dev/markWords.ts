import { applyEdits } from 'jsonc-parser';
import { keyOf, valuesUnder } from '../check/files.ts';
import { wordFile } from '../check/words.ts';
import { markOf } from './marks.ts';

/** Files of words, by their path or address. */
export const wordsFile = /\/locales\/[\w-]+\/\w+\.json$/;

const numbers = new Map<string, number>();

/** @returns the number that stands for a text in marks, the same as long as the server runs: `home:hero.title` */
export function numberOf(key: string): number {
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}

/** @returns whether a page shows this value: a `key` or an `id` is a name for the pages, and a date a fact */
export function isShown({ key, text }: { key: string; text: string }): boolean {
  return !/\]\.(?:key|id)$/.test(key) && /\p{L}/u.test(text);
}

/**
 * @param path of a file of words
 * @param content its JSON; one that cannot be read stays as it is
 * @returns the file with an invisible number behind each text, by which the editor knows it on the page
 */
export function markWords(path: string, content: string): string {
  const { root, namespace } = wordFile(path, content);
  if (!root) return content;
  const edits = valuesUnder(root).flatMap((node) => {
    const key = keyOf(node);
    if (node.type !== 'string' || !isShown({ key, text: node.value })) return [];
    const marked = node.value + markOf(numberOf(`${namespace}:${key}`));
    return { offset: node.offset, length: node.length, content: JSON.stringify(marked) };
  });
  return applyEdits(content, edits);
}
