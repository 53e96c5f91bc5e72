import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { buildDay } from '../../content/buildDay.ts';

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

/** @returns a digest of all that a build is made of: the same digest gives the same site */
export function digestOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { dot: true }).sort()) hash.update(file).update(readFileSync(file));
  // A position that has closed since the last build is no longer on the site.
  const lastDays = readFileSync('content/positions.json', 'utf8').matchAll(/"validThrough": "([\d-]+)"/g);
  for (const [, day = ''] of lastDays) hash.update(String(day >= buildDay()));
  return hash.digest('hex');
}
