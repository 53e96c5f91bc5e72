import type { CatalogueEntry } from '../../../content/catalogue.ts';
import { entryOf } from '../../../content/entryOf.ts';
import type { Resources } from '../../../locales/i18next.d.ts';
import { foldText } from '../../../renderer/i18n/foldText.ts';
import { canSearch, tidyQuery } from './query.ts';

type EntryTexts = Resources['search']['catalogue'];

export interface SearchEntry extends CatalogueEntry {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** @returns the entries that a language has words for (`catalogue` of `search.json`), in their order */
export function searchEntries(catalogue: readonly CatalogueEntry[], texts: EntryTexts): SearchEntry[] {
  return catalogue
    .filter(({ key }) => key in texts)
    .map((entry) => ({ ...entry, ...entryOf(texts, entry.key, 'search.json: catalogue') }));
}

/** @returns the entries whose texts together contain the query, ignoring case and accents; none for a query that is too short */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = foldText(tidyQuery(query));
  // A query of accents alone is long enough, but folds to an empty text, which every text contains.
  if (!canSearch(query) || wanted === '') {
    return [];
  }
  return entries.filter(({ title, description, key, keywords }) =>
    foldText([title, description, key, ...keywords].join(' ')).includes(wanted),
  );
}
