import { type LanguageCode, languages } from '../content/languages.ts';

/** @returns whether this site has a language. Tests leave out the cases of a language that an owner has removed. */
export function hasLanguage(code: string): code is LanguageCode {
  return languages.some((language) => language.code === code);
}
