import type { Node } from 'jsonc-parser';
import { type JsonFile, parseJsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import { keyOf, valuesUnder } from '../valuesUnder.ts';

/** One file of `locales/`. */
export interface WordFile extends JsonFile {
  /** The folder's name, which is a language code when all is well. */
  language: string;
  /** The file's name without `.json`. */
  namespace: string;
  /** Its texts in their order; numbers and the like are left out. */
  texts: readonly WordText[];
}

/** One text of a file. */
export interface WordText {
  /** As a page asks for it, without namespace: `positions.items[2].title`. */
  key: string;
  text: string;
  /** From the start of the file. */
  offset: number;
}

/**
 * @param path relative to the project's folder: `locales/fr/home.json`
 * @param text the file's content
 * @param fault why it cannot be read
 */
export function wordFile(path: string, text: string, fault?: string): WordFile {
  const [, language = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const file = parseJsonFile(path, text, fault);
  return { ...file, language, namespace, texts: file.root ? textsUnder(file.root) : [] };
}

/** @returns the texts of a value, with their place in the file */
export function textsUnder(node: Node): WordText[] {
  return valuesUnder(node)
    .filter(({ type }) => type === 'string')
    .map((text) => ({ key: keyOf(text), text: text.value, offset: text.offset }));
}

/** @returns an error at a place of a file */
export function errorAt(file: WordFile, offset: number, message: string): Problem {
  return problemAt(file, offset, 'error', message);
}
