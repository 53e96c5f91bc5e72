const minQueryLength = 2;
/** The maximum length of a query in characters. Every title is shorter, and hosts may refuse a URL of several kilobytes. */
export const maxQueryLength = 200;

/** Cleans a query: removes zero-width characters of copied text (`\p{Cf}`) and extra spaces, and cuts it to the maximum length. */
export function tidyQuery(text: string): string {
  const tidy = text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  return tidy.length > maxQueryLength ? Array.from(tidy).slice(0, maxQueryLength).join('').trimEnd() : tidy;
}

export function canSearch(text: string): boolean {
  return Array.from(tidyQuery(text)).length >= minQueryLength;
}

/** The parameter of the URL that contains the query, and the name of the field. */
export const queryParameter = 'q';

export function queryOfUrl(pageUrl: string): string {
  return tidyQuery(new URL(pageUrl).searchParams.get(queryParameter) ?? '');
}

export function urlWithQuery(pageUrl: string, query: string): string {
  const url = new URL(pageUrl);
  if (query) {
    url.searchParams.set(queryParameter, query);
  } else {
    url.searchParams.delete(queryParameter);
  }
  return url.href;
}

export function hintFor(text: string): 'hintShort' | 'hintReady' | null {
  if (text === '') {
    return null;
  }
  return canSearch(text) ? 'hintReady' : 'hintShort';
}
