import path from 'node:path';
import type { TextFile } from '../check/readFiles.ts';

/**
 * @param code files of code
 * @returns for each file that a page imports, directly or not, the folders of these pages: `careers`
 */
export function pagesShowing(code: readonly TextFile[]): ReadonlyMap<string, readonly string[]> {
  const imports = new Map(
    code.map((file) => [
      file.path,
      [...file.text.matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) =>
        path.posix.join(path.posix.dirname(file.path), name),
      ),
    ]),
  );
  const pages = new Map<string, string[]>();
  for (const { path: page } of code) {
    const [, folder] = /^pages\/(.+)\/\+\w+\.tsx?$/.exec(page) ?? [];
    // A set grows while it is walked.
    const reached = new Set(folder ? [page] : []);
    for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
    for (const file of reached) pages.set(file, [...new Set([...(pages.get(file) ?? []), folder ?? ''])]);
  }
  return pages;
}
