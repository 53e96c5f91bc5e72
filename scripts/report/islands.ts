import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { selectAll } from 'hast-util-select';
import { globSync } from 'tinyglobby';
import type { Manifest } from 'vite';
import { propertyOf, treeOf } from '../../renderer/page/tree.ts';
import { manifestFile, siteFolder } from '../siteFolder.ts';

/** An island as it was built. Files are named from the site's root, without leading slash. */
export interface BuiltIsland {
  name: string;
  /** Its words, in each language. */
  words: Set<string>;
  /** Its own file, all that this imports, and React. */
  chunks: Set<string>;
}

/** @returns what each island costs, in bytes of brotli: its own files, its words in the language that takes most, and what it shares */
export function islandCosts() {
  const islands = readIslands();
  const isShared = (chunk: string) => islands.filter(({ chunks }) => chunks.has(chunk)).length > 1;
  return islands.map(({ name, chunks, words }) => ({
    name,
    own: sizeOf([...chunks].filter((chunk) => !isShared(chunk))),
    words: Math.max(0, ...[...words].map((file) => sizeOf([file]))),
    shared: sizeOf([...chunks].filter(isShared)),
  }));
}

/**
 * @returns every island of the built site
 * @throws Error when the site has not been built
 */
export function readIslands(): BuiltIsland[] {
  const manifest = readManifest();
  // React's renderer, which the loader asks for beside each of them (`bundles` of `site.config.ts`).
  const renderer = Object.values(manifest).flatMap(({ name, file }) => (name === 'hydrate' ? file : []));
  const islands = Object.entries(manifest)
    .filter(([source]) => source.endsWith('.island.tsx'))
    .map(
      ([source, { file }]): BuiltIsland => ({
        name: path.basename(path.dirname(source)),
        words: new Set(),
        chunks: new Set([file, ...importsOf(source, manifest), ...renderer]),
      }),
    );
  const documents = globSync('**/*.html', { cwd: siteFolder });
  for (const marker of documents.flatMap((file) => selectAll('x-island', treeOf(read(file))))) {
    const island = islands.find(({ name }) => name === propertyOf(marker, 'dataName'));
    if (!island) throw new Error(`No code is built for the island "${propertyOf(marker, 'dataName')}".`);
    for (const url of propertyOf(marker, 'words')?.split(' ') ?? []) island.words.add(url.slice(1));
  }
  return islands;
}

/** The files that a module imports at once; what it imports later is paid later. */
function importsOf(source: string, manifest: Manifest): string[] {
  return (manifest[source]?.imports ?? []).flatMap((imported) => [
    manifest[imported]?.file ?? '',
    ...importsOf(imported, manifest),
  ]);
}

/**
 * @returns which file holds which module
 * @throws Error when the site has not been built
 */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(manifestFile, 'utf8'));
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
}

function read(file: string): string {
  return readFileSync(path.join(siteFolder, file), 'utf8');
}
