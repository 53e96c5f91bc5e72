import { entryOf } from './entryOf.ts';
import { splitPath } from './splitPath.ts';

/**
 * The one list of languages. Nothing else in the project knows a language's code, its prefix or its direction.
 *
 * `offered` languages appear in the switcher; the others are supported (stored or browser language, `/es/…`, `/ar/…`)
 * once they are published. `colon` is how the language writes one between a label and its text. A `draft` is not yet: its pages exist in `npm run dev` and in a build with `DRAFTS=<code>`, and what is
 * missing in it shows in the fallback language.
 */
export const languages = [
  {
    code: 'fr',
    name: 'Français',
    flag: 'fr',
    direction: 'ltr',
    hreflang: 'fr',
    ogLocale: 'fr_FR',
    colon: '\u00a0: ',
    offered: true,
    draft: false,
  },
  {
    code: 'en',
    name: 'English',
    flag: 'gb',
    direction: 'ltr',
    hreflang: 'en',
    ogLocale: 'en_GB',
    colon: ': ',
    offered: true,
    draft: false,
  },
  {
    code: 'es',
    name: 'Español',
    flag: 'es',
    direction: 'ltr',
    hreflang: 'es',
    ogLocale: 'es_ES',
    colon: ': ',
    offered: false,
    draft: false,
  },
  {
    code: 'ar',
    name: 'العربية',
    flag: 'sa',
    direction: 'rtl',
    hreflang: 'ar',
    ogLocale: 'ar_SA',
    colon: ': ',
    offered: false,
    draft: false,
  },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

/** The language of un-prefixed URLs. */
export const defaultLanguage = 'fr' satisfies LanguageCode;

/** What a visitor gets whose browser speaks none of the supported languages. */
export const fallbackLanguage = 'en' satisfies LanguageCode;

/**
 * @param code a language code
 * @returns that language's entry
 * @throws Error when the code is not in the list
 */
export function languageOf(code: string): Language {
  return entryOf(languages, code, 'content/languages.ts', 'code');
}

/**
 * Splits a URL's path into its language and the path that all languages share.
 *
 * @param pathname an absolute path, such as `/en/careers`
 * @returns the language and the path without its prefix, such as `en` and `/careers`
 */
export function languageAndPathOf(pathname: string): { language: LanguageCode; path: string } {
  const prefixes = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
  const { code = defaultLanguage, path } = splitPath(pathname, prefixes);
  return { language: code, path };
}

/**
 * The inverse of {@link languageAndPathOf}.
 *
 * @param language the language wanted
 * @param path an absolute path without language prefix; query and fragment may follow
 * @returns the path in that language, such as `/en/careers`
 */
export function urlOf(language: LanguageCode, path: string): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}
