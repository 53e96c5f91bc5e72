import { foldText } from './foldText.ts';
import { canSearch, tidyQuery } from './query.ts';
import type { SearchEntry } from './searchEntries.ts';

/**
 * @param entries the catalogue
 * @param query what is searched for
 * @returns the entries whose title, description, key and keywords together hold the query, whatever its case and accents;
 *   none for a query that is too short
 */
export function findEntries<Entry extends SearchEntry>(entries: readonly Entry[], query: string): Entry[] {
  const wanted = foldText(tidyQuery(query));
  // A query of accents alone is long enough and folds to nothing, which every text holds.
  if (!canSearch(query) || wanted === '') {
    return [];
  }
  return entries.filter(({ title, description, key, keywords }) =>
    foldText([title, description, key, ...keywords].join(' ')).includes(wanted),
  );
}
