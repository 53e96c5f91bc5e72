import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { buildDay } from '../../renderer/content/buildDay.ts';
import { loadSettings } from '../settings.ts';
import { digestFile } from '../siteFolder.ts';
import { inputs } from './inputs.ts';

/** @returns whether the last build was made from the current inputs, so that no new build is needed */
export function siteIsFresh(): boolean {
  return existsSync(digestFile) && readFileSync(digestFile, 'utf8') === digestOfInputs();
}

/** @returns a digest of all inputs of a build. The day is one of them, because job positions and `security.txt` expire. */
export function digestOfInputs(): string {
  // The settings of `npm start` do not change the site.
  const { server: _, ...built } = loadSettings();
  const settings = JSON.stringify(built);
  const hash = createHash('sha256').update([process.version, settings, buildDay()].join('\n'));
  for (const file of globSync(inputs).sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
