import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { WrittenWords } from './createWords.ts';
import type { Words } from './layWords.ts';

/**
 * Reads the words from the disk, for what runs without Vite.
 *
 * @throws Error that names the file when one is no JSON
 */
export function readWords(): WrittenWords {
  const written: Record<string, Record<string, Words>> = {};
  for (const path of globSync('locales/*/*.json').sort()) {
    const [, language = '', name = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    written[language] = { ...written[language], [name]: parse(path) };
  }
  return written;
}

function parse(path: string): Words {
  try {
    return JSON.parse(new TextDecoder().decode(readFileSync(path)));
  } catch (cause) {
    throw new Error(`${path} cannot be read ("npm run check" says the line).`, { cause });
  }
}
