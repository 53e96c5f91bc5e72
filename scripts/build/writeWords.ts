import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../content/languages.ts';
import { createWords } from '../../renderer/i18n/createWords.ts';
import { readWords } from '../../renderer/i18n/readWords.ts';
import { wordFile } from '../../renderer/i18n/wordFile.ts';

/**
 * Writes the words that islands fetch. Most files of words are read by pages alone.
 *
 * @param folder the built site
 * @param addresses all that its pages name
 */
export function writeWords(folder: string, addresses: ReadonlySet<string>): void {
  const { wordsOf } = createWords(readWords());
  for (const { code } of languages) {
    const words = wordsOf(code);
    for (const name of Object.keys(words) as (keyof typeof words)[]) {
      const { url, text } = wordFile(words, name);
      if (addresses.has(url)) {
        writeFileSync(path.join(folder, url), text);
      }
    }
  }
}
