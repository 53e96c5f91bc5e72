import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { siteFolder } from '../siteFolder.ts';

/** An island as it was built. Files are named from the site's root, without leading slash. */
export interface BuiltIsland {
  name: string;
  /** What it waits for, on the pages that have it. */
  wakes: Set<string>;
  /** Its words, in each language. */
  words: Set<string>;
  /** Its own file and all that this imports. */
  chunks: Set<string>;
}

/**
 * What each island costs, and when.
 *
 * @returns lines for a person to read
 * @throws Error when the site has not been built
 */
export async function report(): Promise<string[]> {
  const islands = readIslands();
  const users = new Map<string, number>();
  for (const chunk of islands.flatMap(({ chunks }) => [...chunks]))
    users.set(chunk, (users.get(chunk) ?? 0) + 1);
  const isShared = (chunk: string) => (users.get(chunk) ?? 0) > 1;

  const lines = ['Islands (bytes of brotli; nothing of it before the island is asked for)'];
  lines.push('  island         own code   words   what it shares           wakes at');
  for (const { name, chunks, words, wakes } of islands) {
    const own = [...chunks].filter((chunk) => !isShared(chunk));
    const shared = [...chunks].filter(isShared);
    lines.push(
      [
        `  ${name.padEnd(14)}`,
        String(sizeOf(own)).padStart(9),
        String(Math.max(...[...words].map((file) => sizeOf([file])))).padStart(8),
        `   ${shared.length} files, ${sizeOf(shared)}`.padEnd(28),
        [...wakes].sort().join(', '),
      ].join(''),
    );
  }
  lines.push('  The largest shared file is React with the words; it is fetched once for all islands.');
  return lines;
}

/**
 * @returns every island of the built site
 * @throws Error when the site has not been built
 */
export function readIslands(): BuiltIsland[] {
  const entry = readdirSync(path.join(siteFolder, 'assets/entries')).find((file) =>
    /^renderer_client\..*\.js$/.test(file),
  );
  if (!entry) throw new Error('assets/entries has no renderer_client: is the site built?');
  const code = read(`assets/entries/${entry}`);
  const islands = [...code.matchAll(/"\.\/(\w+)\/\w+\.island\.tsx":.*?import\([`"']\.\.\/([^`"']+)/g)].map(
    ([, name = '', file = '']): BuiltIsland => ({
      name,
      wakes: new Set(),
      words: new Set(),
      chunks: withImports(`assets/${file}`),
    }),
  );
  const documents = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const marker of documents.flatMap((file) => parse(read(file)).querySelectorAll('x-island'))) {
    const island = islands.find(({ name }) => name === marker.getAttribute('name'));
    if (!island) throw new Error(`No code is built for the island "${marker.getAttribute('name')}".`);
    island.wakes.add(marker.getAttribute('when') ?? 'interaction');
    for (const url of marker.getAttribute('words')?.split(' ') ?? []) island.words.add(url.slice(1));
  }
  return islands;
}

/** A file and all that it imports at once; what it imports later is paid later. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported = ''] of read(file).matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g))
    withImports(path.posix.join(path.posix.dirname(file), imported), found);
  return found;
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
}

function read(file: string): string {
  return readFileSync(path.join(siteFolder, file), 'utf8');
}
