import type { LanguageCode } from '../content/languages.ts';
import type { Resources } from '../locales/i18next.d.ts';
import { chainOf, layWords } from '../renderer/i18n/layWords.ts';
import { readWords } from '../renderer/i18n/readWords.ts';

const written = readWords();

/** @returns the words of a file, as they are written: with the names of what they quote of facts */
export function wordsOf<Name extends keyof Resources>(
  language: LanguageCode | string,
  name: Name,
): Resources[Name] {
  const words = layWords((code) => written[code] ?? {}, chainOf(language));
  return words[name] as unknown as Resources[Name];
}
