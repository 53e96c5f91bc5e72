import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { decodeText } from '../../renderer/content/readTextFile.ts';

export interface TextFile {
  /** Relative to the project's folder, with slashes on every system. */
  path: string;
  text: string;
}

/** File contents that replace those on the disk, by path; `undefined` removes the file. */
export type Unsaved = ReadonlyMap<string, Uint8Array | undefined>;

export interface ProjectFiles {
  /** Relative to the project's folder, and sorted. */
  paths: readonly string[];
  read: (paths: RegExp) => TextFile[];
}

/** Of the hidden files, only `.well-known` and `.env*` are read. */
const patterns = [
  '{components,content,functions,locales,pages,public,renderer,scripts}/**',
  'public/.well-known/**',
  '.env*',
];

/** @returns the files that people write and the code that shows them; unsaved contents replace those on the disk */
export function filesOf(project: string, unsaved: Unsaved = new Map()): ProjectFiles {
  const paths = [...new Set([...globSync(patterns, { cwd: project }), ...unsaved.keys()])]
    .filter((file) => !unsaved.has(file) || unsaved.get(file))
    .sort();
  const read = (matches: RegExp) =>
    paths
      .filter((file) => matches.test(file))
      .map((file) => ({
        path: file,
        text: decodeText(unsaved.get(file) ?? readFileSync(path.join(project, file))),
      }));
  return { paths, read };
}
