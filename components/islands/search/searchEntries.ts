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

/** @returns the entries that have texts in a language, together with these texts */
export function searchEntries(catalogue: readonly CatalogueEntry[], texts: EntryTexts): SearchEntry[] {
  return catalogue
    .filter(({ key }) => key in texts)
    .map((entry) => ({ ...entry, ...entryOf(texts, entry.key, 'search.json: catalogue') }));
}

/** @returns the entries that contain the query in their joined texts. Case and accents are ignored. Too short a query finds nothing */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = foldText(tidyQuery(query));
  // A query of accents alone becomes empty in `foldText`, and every text contains the empty text.
  if (!canSearch(query) || wanted === '') {
    return [];
  }
  return entries.filter(({ title, description, key, keywords }) =>
    foldText([title, description, key, ...keywords].join(' ')).includes(wanted),
  );
}
