import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file and what stands in it. */
export interface TextFile {
  /** Relative to the project's folder, with slashes on every system. */
  path: string;
  text: string;
}

/**
 * @param project the project's folder
 * @param folder a folder in it; one that does not exist holds no files
 * @param matches which paths are wanted
 * @returns the files of that folder and all folders below, sorted by path
 */
export function readFiles(project: string, folder: string, matches: RegExp): TextFile[] {
  const root = path.join(project, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => matches.test(file))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(project, file), 'utf8') }));
}
