/** A search needs this many characters, spaces around them not counted. */
export const shortestQuery = 2;
/** The longest query, in characters. No title is longer, and a host may refuse an address of several kilobytes. */
export const longestQuery = 200;

/**
 * @param text what was typed, or came with the address
 * @returns it without spaces around it, with single ones inside, and not longer than {@link longestQuery}
 */
export function tidyQuery(text: string): string {
  const tidy = text.trim().replaceAll(/\s+/g, ' ');
  return tidy.length > longestQuery ? Array.from(tidy).slice(0, longestQuery).join('') : tidy;
}

/**
 * @param text what was typed
 * @returns whether it is long enough to be searched for
 */
export function canSearch(text: string): boolean {
  return Array.from(text.trim()).length >= shortestQuery;
}

/** The parameter of the results page, and the name of the field. */
export const queryParameter = 'q';

/**
 * @param address a whole address
 * @returns the query that it holds, tidied; an empty text when it holds none
 */
export function queryOfAddress(address: string): string {
  return tidyQuery(new URL(address).searchParams.get(queryParameter) ?? '');
}

/**
 * @param address a whole address
 * @param query what was searched for; an empty text for nothing
 * @returns the same address with that query, all else kept
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
 * @param text what stands in the field
 * @returns which hint it asks for; none for an empty field
 */
export function hintFor(text: string): 'hintShort' | 'hintReady' | null {
  if (text === '') {
    return null;
  }
  return canSearch(text) ? 'hintReady' : 'hintShort';
}
