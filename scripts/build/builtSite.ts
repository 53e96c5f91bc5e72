import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { functionsFolder, manifestFile, siteFolder } from '../siteFolder.ts';
import type { BuildOptions } from './buildSite.ts';
import { digestOfInputs } from './inputs.ts';

/** Where the last site stands while another takes its place. */
export const previousFolder = 'dist/client.previous';
/** Holds the digest of all that the site was made of. */
export const digestFile = 'dist/client.digest';

/**
 * @param options `hasPictures`: whether it must have its share pictures too
 * @returns whether the site in `dist/client` was made of what the project holds now
 */
export function siteIsFresh({ hasPictures }: Pick<BuildOptions, 'hasPictures'>): boolean {
  recoverSite();
  const parts = [
    functionsFolder,
    manifestFile,
    digestFile,
    path.join(siteFolder, hasPictures ? 'share' : ''),
  ];
  return parts.every(existsSync) && readFileSync(digestFile, 'utf8') === digestOfInputs();
}

/** Puts the last site back where a build was killed between its two renames. */
export function recoverSite(): void {
  if (!existsSync(siteFolder) && existsSync(previousFolder)) renameSync(previousFolder, siteFolder);
}
