import { type LanguageCode, languages } from './languages.ts';

/** The languages that visitors and search engines are led to. Not beside the list, which inline scripts would then hold whole. */
export const publishedLanguages: readonly LanguageCode[] = languages
  .filter(({ draft }) => !draft)
  .map(({ code }) => code);
