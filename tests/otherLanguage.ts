import { defaultLanguage, type Language, languages } from '../content/languages.ts';

/** A language that visitors may switch to; none on a site in one language. */
export const otherLanguage: Language | undefined = languages.find(
  ({ code, offered }) => offered && code !== defaultLanguage,
);
