import type { CatalogueEntry } from '../../../content/catalogue.ts';
import { entryOf } from '../../../content/entryOf.ts';
import type { Resources } from '../../../locales/i18next.d.ts';
import { foreignLanguageOf } from '../../../renderer/i18n/foreignTexts.ts';

type EntryWords = Resources['search']['catalogue'];

/** An entry of the catalogue with its words. */
export interface SearchEntry extends CatalogueEntry {
  title: string;
  description: string;
  keywords: readonly string[];
}

/**
 * @param catalogue the entries that can be found
 * @param words `catalogue` of `search.json`, in one language
 * @returns the entries that the language has a title for, in their order, with their words
 */
export function searchEntries(catalogue: readonly CatalogueEntry[], words: EntryWords): SearchEntry[] {
  return catalogue
    .map((entry) => ({ ...entry, ...entryOf(words, entry.key, 'search.json: catalogue') }))
    .filter(({ title }) => foreignLanguageOf(title) === undefined);
}
