import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

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
  for (const file of inputs.filter(existsSync).flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(entry: string): string[] {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => path.join(each.parentPath, each.name))
    .sort();
}
