import { defaultLanguage } from '../../content/languages.ts';
import { listedPages } from '../../scripts/listedPages.ts';

/** @returns the address of one document of each kind of page, in the language of un-prefixed addresses */
export function kindsOfPages(): string[] {
  const urls = new Map<string, string>();
  for (const { kind, language, url } of listedPages()) {
    if (language === defaultLanguage && !urls.has(kind)) {
      urls.set(kind, url);
    }
  }
  return [...urls.values()];
}
