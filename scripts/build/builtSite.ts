import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { builtLanguages } from '../../content/builtLanguages.ts';
import { usedCharacters } from '../../locales/usedCharacters.ts';
import { loadSettings } from '../settings.ts';
import { functionsFolder, manifestFile, siteFolder } from '../siteFolder.ts';

/** Where the last site stands while another takes its place. */
export const previousFolder = 'dist/client.previous';
/** Holds the digest of all that the site was made of. */
export const digestFile = 'dist/client.digest';

/** @returns whether the site in `dist/client` was made of what the project holds now */
export function siteIsFresh(): boolean {
  recoverSite();
  const parts = [siteFolder, functionsFolder, manifestFile, digestFile];
  return parts.every(existsSync) && readFileSync(digestFile, 'utf8') === digestOfInputs();
}

/** Puts the last site back where a build was killed between its two renames. */
export function recoverSite(): void {
  if (!existsSync(siteFolder) && existsSync(previousFolder)) renameSync(previousFolder, siteFolder);
}

/** What the bundles are made of, as far as it is there. */
const code = [
  'components',
  'content',
  'functions',
  'locales',
  'pages',
  'public',
  'renderer',
  'scripts/settings.ts',
  'package-lock.json',
  'vite.config.ts',
  '.env',
];

/** What a build is made of, as far as it is there. */
export const inputs = [...code, 'scripts'];

/** What server code reads when it renders (`renderer/plugins/wordsAtRenderTime.ts`): a bundle holds the names of these files alone. */
const readLate = ['locales/*/*.json', 'content/articles/*/*.md'];

/** @returns a digest of all that a build is made of but the day, which may end a position: what is published is built anew */
export function digestOfInputs(): string {
  return digestOf(inputs, []);
}

/** @returns a digest of all that the bundles of code are made of */
export function digestOfCode(): string {
  // The web font holds the characters that are used, and code the public settings.
  const others = [usedCharacters(), JSON.stringify(loadSettings().public), ...globSync(readLate).sort()];
  return digestOf([...code, ...readLate.map((files) => `!${files}`)], others);
}

/** @param others what the files do not say, besides the languages that the build is asked for */
function digestOf(patterns: readonly string[], others: readonly string[]): string {
  const hash = createHash('sha256').update([process.version, ...builtLanguages, ...others].join('\n'));
  for (const file of globSync([...patterns], { dot: true }).sort())
    hash.update(`\n${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
