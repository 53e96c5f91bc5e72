import type { Resources } from '../locales/i18next.d.ts';
import { chainOf, layWords } from '../renderer/i18n/layWords.ts';
import { readWords } from '../renderer/i18n/readWords.ts';

const written = readWords();

/**
 * @returns the words of one file, in the language or those that it falls back to, as editors write them: placeholders such as `{{company}}`
 *   stay, and no typography is set
 */
export function wordsOf<Name extends keyof Resources>(language: string, name: Name): Resources[Name] {
  const words = layWords((code) => written[code] ?? {}, chainOf(language));
  return words[name] as unknown as Resources[Name];
}
