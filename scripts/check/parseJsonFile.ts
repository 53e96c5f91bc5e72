import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { TextFile } from './readFiles.ts';

/** A JSON file with the place of each of its values. */
export interface JsonFile extends TextFile {
  /** Absent when the file holds no value at all. */
  root: Node | undefined;
  /** In the order of the file. */
  errors: ParseError[];
}

/**
 * @param path where the file stands, relative to the project's folder
 * @param text its content
 * @param fault why its text cannot be read
 * @returns its values with their places; `errors` is empty when it is JSON
 */
export function parseJsonFile(path: string, text: string, fault?: string): JsonFile {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (fault) errors.unshift({ error: 1, offset: 0, length: 0 });
  return { path, text, root, errors, fault };
}
