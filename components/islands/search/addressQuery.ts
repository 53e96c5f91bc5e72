import { tidyQuery } from './query.ts';

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
  if (query) url.searchParams.set(queryParameter, query);
  else url.searchParams.delete(queryParameter);
  return url.href;
}
