import { type Node, type ParseError, parseTree } from 'jsonc-parser';

/** A JSON file with the place of each of its values. */
export interface JsonFile {
  /** Relative to the project's folder. */
  path: string;
  text: string;
  /** Absent when the file holds no value at all. */
  root: Node | undefined;
  /** In the order of the file. */
  errors: ParseError[];
}

/**
 * @param path where the file stands, relative to the project's folder
 * @param text its content
 * @returns its values with their places; `errors` is empty when it is JSON
 */
export function parseJsonFile(path: string, text: string): JsonFile {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { path, text, root, errors };
}
