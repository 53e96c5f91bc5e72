import { type LanguageCode, languages } from '../content/languages.ts';

/** @returns whether this site has a language: what a test says in one that an owner has taken away is left out with it */
export function hasLanguage(code: string): code is LanguageCode {
  return languages.some((language) => language.code === code);
}
