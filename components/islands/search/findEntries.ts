import { foldText } from '../../../renderer/i18n/foldText.ts';
import { canSearch, tidyQuery } from './query.ts';
import type { SearchEntry } from './searchEntries.ts';

/**
 * @param entries the catalogue
 * @param query the query of the visitor
 * @returns the entries whose title, description, key and keywords together contain the query, ignoring case and accents;
 *   none for a query that is too short
 */
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
