import { defaultLanguage } from '../../content/languages.ts';
import { listedPages } from '../../scripts/siteFolder.ts';

/** @returns the address of the first document of each kind of page (the folder of its `+Page.tsx`), in the default language */
export function kindsOfPages(): string[] {
  const urls = new Map<string, string>();
  for (const { kind, language, url } of listedPages()) {
    if (language === defaultLanguage && !urls.has(kind)) {
      urls.set(kind, url);
    }
  }
  return [...urls.values()];
}
