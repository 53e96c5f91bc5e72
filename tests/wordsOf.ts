import type { LanguageCode } from '../content/languages.ts';
import type { Resources } from '../locales/i18next.d.ts';
import { readWords } from '../renderer/i18n/readWords.ts';

/** @returns the words of a namespace, as they are written: with the names of what they quote of facts */
export function wordsOf<Name extends keyof Resources>(language: LanguageCode, name: Name): Resources[Name] {
  return readWords(language, name);
}
