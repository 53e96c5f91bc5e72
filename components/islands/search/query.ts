/** The shortest query in characters, without the spaces around it. */
const minQueryLength = 2;
/** The longest query in characters. No title is longer, and hosts may refuse a URL of several kilobytes. */
export const maxQueryLength = 200;

/** @returns a query with single spaces, without the zero-width characters of copied text, of at most {@link maxQueryLength} characters */
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

/** The query parameter of the results page, and the name of the field. */
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
