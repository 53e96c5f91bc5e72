/** The shortest query in characters, without spaces around it. */
const shortestQuery = 2;
/** The longest query in characters: no title is longer, and hosts may refuse an address of several kilobytes. */
export const longestQuery = 200;

/**
 * @param text a query as it was typed, or as it stands in the address
 * @returns the query with single spaces, none around it, without zero-width and other unseen signs of a copied text, and at most {@link longestQuery} characters
 */
export function tidyQuery(text: string): string {
  const tidy = text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  return tidy.length > longestQuery ? Array.from(tidy).slice(0, longestQuery).join('').trimEnd() : tidy;
}

/**
 * @param text a query as it was typed
 * @returns true if it is long enough
 */
export function canSearch(text: string): boolean {
  return Array.from(tidyQuery(text)).length >= shortestQuery;
}

/** The parameter of the results page, and the name of the field. */
export const queryParameter = 'q';

/**
 * @param address a whole address
 * @returns its tidied query; empty if it has none
 */
export function queryOfAddress(address: string): string {
  return tidyQuery(new URL(address).searchParams.get(queryParameter) ?? '');
}

/**
 * @param address a whole address
 * @param query the new query; an empty one removes the parameter
 * @returns the same address with that query
 */
export function addressWithQuery(address: string, query: string): string {
  const url = new URL(address);
  if (query) {
    url.searchParams.set(queryParameter, query);
  } else {
    url.searchParams.delete(queryParameter);
  }
  return url.href;
}

/**
 * @param text the text of the field
 * @returns the key of the hint below the field; null if the field is empty
 */
export function hintFor(text: string): 'hintShort' | 'hintReady' | null {
  if (text === '') {
    return null;
  }
  return canSearch(text) ? 'hintReady' : 'hintShort';
}
