import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { servedWords, wordFileUrl } from '../../renderer/i18n/servedWords.ts';

/**
 * Writes every file of translations to the address at which an island would fetch it. Most of them are
 * fetched by no island; a later step of the build deletes those (`removeUnusedAssets.ts`), so nothing needs
 * to be chosen here.
 *
 * @param folder the built site
 */
export function writeWords(folder: string): void {
  for (const file of globSync('locales/*/*.json')) {
    const text = servedWords(file, readFileSync(file, 'utf8'));
    writeFileSync(path.join(folder, wordFileUrl(file, text)), text);
  }
}
