import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { buildDay } from '../../content/buildDay.ts';
import { builtLanguages } from '../../locales/builtLanguages.ts';
import { usedCharacters } from '../../locales/usedCharacters.ts';
import { loadSettings } from '../settings.ts';

/** What a build is made of, as far as it is there. */
export const inputs = [
  'components',
  'content',
  'functions',
  'locales',
  'pages',
  'public',
  'renderer',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  '.env',
];

/** @returns what a build is made of beside files: which languages it is asked for, and which positions have not closed by now */
export function circumstances(): string {
  const lastDays = readFileSync('content/positions.json', 'utf8').matchAll(/"validThrough": "([\d-]+)"/g);
  return [...builtLanguages, ...[...lastDays].map(([, day = '']) => day >= buildDay())].join();
}

/** @returns a digest of all that a build is made of: the same digest gives the same site */
export function digestOfInputs(): string {
  const hash = createHash('sha256').update(circumstances());
  for (const file of globSync(inputs, { dot: true }).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** What server code reads when it renders (`renderer/plugins/wordsAtRenderTime.ts`), unless code imports it by name. */
const readLate = /^(?:locales\/[^/]+\/[^/]+\.json|content\/articles\/[^/]+\/[^/]+\.md)$/;

/**
 * @param isBundled whether a file of code may be in the bundle
 * @returns a digest of all that a bundle of that code is made of: a text that no code imports is not in it
 */
export function digestOfCode(isBundled: (file: string) => boolean): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { dot: true }).sort();
  const imported = new Set(
    files
      .filter((file) => isBundled(file) && /(?<!\.d)\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/['"](\.[^'"\n]+\.json)['"]/g)].map(([, name = '']) =>
          path.posix.join(path.posix.dirname(file), name),
        ),
      ),
  );
  for (const file of files)
    hash.update(`${file}\n`).update(readLate.test(file) && !imported.has(file) ? '' : readFileSync(file));
  // The web font holds the characters that are used, and code the public settings.
  const others = [usedCharacters(), JSON.stringify(loadSettings().public), process.version];
  return hash.update(others.join('\n')).digest('hex');
}
