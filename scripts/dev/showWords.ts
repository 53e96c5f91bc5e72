import { applyEdits } from 'jsonc-parser';
import { keyOf, valuesUnder } from '../check/valuesUnder.ts';
import { wordFile } from '../check/words/wordFile.ts';
import { markOf } from './marks.ts';

/**
 * How pages show their words while editing: as visitors read them; marked, so that each can be chosen; lengthened, to find
 * what overflows; or their keys, to find what is not translated.
 */
export const shownWords = ['plain', 'marked', 'long', 'keys'] as const;
export type ShownWords = (typeof shownWords)[number];

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
 * @param how what to show
 * @param path of a file of words
 * @param content its JSON; one that is not sound stays as it is
 * @returns the file as pages are to read it, with the same lines
 */
export function showWords(how: ShownWords, path: string, content: string): string {
  const { root, errors, namespace } = wordFile(path, content);
  if (how === 'plain' || !root || errors.length > 0) return content;
  const edits = valuesUnder(root).flatMap((node) => {
    const key = keyOf(node);
    if (node.type !== 'string' || !isShown({ key, text: node.value })) return [];
    const shown = changed(how, `${namespace}:${key}`, node.value);
    return { offset: node.offset, length: node.length, content: JSON.stringify(shown) };
  });
  return applyEdits(content, edits);
}

function changed(how: Exclude<ShownWords, 'plain'>, key: string, text: string): string {
  if (how === 'keys') return key;
  if (how === 'marked') return text + markOf(numberOf(key));
  // Placeholders are looked up by their name.
  return `[${text.replaceAll(/\{\{.*?\}\}|\$t\(.*?\)|[aeiouycn]/gi, (part) => accented[part] ?? part)}]`;
}

/** Vowels twice: a text grows by a third, as translations into German or Finnish do. */
const accented: Readonly<Record<string, string>> = {
  ...{ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', y: 'ýÿ', c: 'ç', n: 'ñ' },
  ...{ A: 'ÁÀ', E: 'ÉÈ', I: 'ÍÌ', O: 'ÓÒ', U: 'ÚÙ', Y: 'ÝŸ', C: 'Ç', N: 'Ñ' },
};
