import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from './decodeText.ts';

/** A file and what stands in it. */
export interface TextFile {
  /** Relative to the project's folder, with slashes on every system. */
  path: string;
  text: string;
  /** Why its text cannot be read, with what to do. */
  fault?: string | undefined;
}

/** Contents that are not on the disk yet, by path; `undefined` removes the file. */
export type Unsaved = ReadonlyMap<string, Uint8Array | undefined>;

/**
 * @param project the project's folder
 * @param folder a folder in it; one that does not exist holds no files
 * @param matches which paths are wanted
 * @param unsaved what counts instead of what is on the disk
 * @returns the files of that folder and all folders below, sorted by path
 */
export function readFiles(
  project: string,
  folder: string,
  matches: RegExp,
  unsaved: Unsaved = new Map(),
): TextFile[] {
  return listFiles(project, folder, matches, unsaved).map((file) => ({
    path: file,
    ...decodeText(unsaved.get(file) ?? readFileSync(path.join(project, file))),
  }));
}

/** As {@link readFiles}, without reading them. */
export function listFiles(
  project: string,
  folder: string,
  matches: RegExp,
  unsaved: Unsaved = new Map(),
): string[] {
  const root = path.join(project, folder);
  const stored = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const paths = stored
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(project, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    );
  const added = [...unsaved.keys()].filter((file) => file.startsWith(`${folder}/`));
  return [...new Set([...paths, ...added])]
    .filter((file) => matches.test(file) && !(unsaved.has(file) && unsaved.get(file) === undefined))
    .sort();
}
