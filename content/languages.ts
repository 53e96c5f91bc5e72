import { entryOf } from './entryOf.ts';
import { defaultLanguage, fallbackLanguage, type LanguageCode, languages } from './languageList.ts';

export { defaultLanguage, fallbackLanguage, type LanguageCode, languages };

/** An entry of the list. A direction may be one that no language of this site has. */
export type Language = Omit<(typeof languages)[number], 'direction'> & { direction: 'ltr' | 'rtl' };

/** @throws Error when the code is not in the list */
export function languageOf(code: string): Language {
  return entryOf<Language, 'code'>(languages, code, 'content/languageList.ts', 'code');
}

/** @returns the language of a URL's path, and the path that all languages share: `en` and `/careers` */
export function languageAndPathOf(pathname: string): { language: LanguageCode; path: string } {
  const prefixes = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
  const { code = defaultLanguage, path } = splitPath(pathname, prefixes);
  return { language: code, path };
}

/** @returns an absolute path, with query and fragment if any, in a language: `/en/careers` */
export function urlOf(language: string, path: string): string {
  if (language === defaultLanguage) {
    return path;
  }
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}

/** @returns which of these languages stands first in a path, and the path without it */
export function splitPath<Code extends string>(
  pathname: string,
  codes: readonly Code[],
): { code: Code | undefined; path: string } {
  const first = pathname.split('/')[1];
  const code = codes.find((each) => each === first);
  return { code, path: code ? pathname.slice(code.length + 1) || '/' : pathname };
}

/** @returns an address as it is read; one with a percent sign that begins no character stays as it is */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
