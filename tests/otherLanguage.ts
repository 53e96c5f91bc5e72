import { defaultLanguage, type Language, languages } from '../content/languages.ts';

/** A language that visitors can switch to from the default one; `undefined` on a site in one language. */
export const otherLanguage: Language | undefined = languages.find(
  ({ code, offered }) => offered && code !== defaultLanguage,
);
