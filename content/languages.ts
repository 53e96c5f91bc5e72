import { entryOf } from './entryOf.ts';
import { defaultLanguage, fallbackLanguage, type LanguageCode, languages } from './languageList.ts';

export { defaultLanguage, fallbackLanguage, type LanguageCode, languages };

/** An entry of the list. The type of `direction` names both values, so that the code compiles if no language is right-to-left. */
export type Language = Omit<(typeof languages)[number], 'direction'> & { direction: 'ltr' | 'rtl' };

/** @throws Error if the code is not in the list */
export function languageOf(code: string): Language {
  return entryOf<Language, 'code'>(languages, code, 'content/languageList.ts', 'code');
}

/** @returns the language of a path, and the path without its language prefix: `en` and `/careers` for `/en/careers` */
export function languageAndPathOf(pathname: string): { language: LanguageCode; path: string } {
  const prefixes = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
  const { code = defaultLanguage, path } = splitPath(pathname, prefixes);
  return { language: code, path };
}

/** @returns the path with the prefix of a language: `/en/careers`. A slash before a query is removed: `/?q` becomes `/en?q` */
export function urlOf(language: string, path: string): string {
  if (language === defaultLanguage) {
    return path;
  }
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}

/** @returns the code at the start of a path, if it is one of `codes`, and the path without it */
export function splitPath<Code extends string>(
  pathname: string,
  codes: readonly Code[],
): { code: Code | undefined; path: string } {
  const first = pathname.split('/')[1];
  const code = codes.find((each) => each === first);
  return { code, path: code ? pathname.slice(code.length + 1) || '/' : pathname };
}

/** @returns a URL without percent-encoding; a URL that cannot be decoded is returned unchanged */
export function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
