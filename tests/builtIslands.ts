import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { manifestFile } from '../scripts/siteFolder.ts';

export interface BuiltIsland {
  name: string;
  /** The island's file, its static imports and React, as paths from the site's root without a leading slash. */
  chunks: Set<string>;
}

/** @throws Error when the site has not been built */
export function readIslands(): BuiltIsland[] {
  const manifest = readManifest();
  // React's renderer (`renderer/document/hydration/hydrate.tsx`), which the loader fetches beside each island.
  const renderer = Object.values(manifest).flatMap(({ name, file }) => (name === 'hydrate' ? file : []));
  return Object.entries(manifest)
    .filter(([source]) => /^components\/islands\/.*\.tsx$/.test(source))
    .map(([source, { file }]) => ({
      name: path.basename(path.dirname(source)),
      chunks: new Set([file, ...importsOf(source, manifest), ...renderer]),
    }));
}

/** @returns the files that a module imports statically; dynamic imports are loaded later */
function importsOf(source: string, manifest: Manifest): string[] {
  return (manifest[source]?.imports ?? []).flatMap((imported) => [
    manifest[imported]?.file ?? '',
    ...importsOf(imported, manifest),
  ]);
}

/**
 * @returns the manifest of the build, which maps modules to files
 * @throws Error when the site has not been built
 */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(manifestFile, 'utf8'));
}
