import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { servedWords, wordFileUrl } from '../../renderer/quoted/servedWords.ts';

/** Writes the words where islands ask for them. Which of them no island does, `removeUnusedAssets` finds out. */
export function writeWords(folder: string): void {
  for (const file of globSync('locales/*/*.json')) {
    const text = servedWords(file, readFileSync(file, 'utf8'));
    writeFileSync(path.join(folder, wordFileUrl(file, text)), text);
  }
}
