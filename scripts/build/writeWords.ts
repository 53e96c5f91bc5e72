import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { servedWords, wordFileUrl } from '../../renderer/i18n/servedWords.ts';

/**
 * Writes the words that islands fetch. Most files of words are read by pages alone.
 *
 * @param folder the built site
 * @param addresses all that its pages name
 */
export function writeWords(folder: string, addresses: ReadonlySet<string>): void {
  for (const file of globSync('locales/*/*.json')) {
    const text = servedWords(file);
    const url = wordFileUrl(file, text);
    if (addresses.has(url)) {
      writeFileSync(path.join(folder, url), text);
    }
  }
}
