import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFiles } from './readFiles.ts';

const project = path.resolve(import.meta.dirname, '../..');
let digest: string | undefined;

/**
 * @returns a digest of the rules themselves, of the code of words and facts that they use, and of what both run on: what other
 *   rules have found says nothing
 */
export function digestOfRules(): string {
  if (digest) return digest;
  const hash = createHash('sha256').update(process.version);
  hash.update(readFileSync(path.join(project, 'package-lock.json')));
  for (const folder of ['scripts/check', 'locales', 'content', 'functions/service'])
    for (const { path, text } of readFiles(project, folder, /\.ts$/)) hash.update(`${path}\n${text}`);
  digest = hash.digest('hex');
  return digest;
}
