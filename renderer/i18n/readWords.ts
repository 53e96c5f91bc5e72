import { globSync } from 'tinyglobby';
import { readJsonFile } from '../facts/readTextFile.ts';
import type { Words, WrittenWords } from './layWords.ts';

/**
 * Reads the words from the disk, as Vite's code and any other gets them. `scripts/dev/editing.ts` lets Vite know of a change.
 *
 * @throws Error that names the file when one is no JSON
 */
export function readWords(): WrittenWords {
  const written: Record<string, Record<string, Words>> = {};
  for (const path of globSync('locales/*/*.json').sort()) {
    const [, language = '', name = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    written[language] = { ...written[language], [name]: readJsonFile(path) };
  }
  return written;
}
