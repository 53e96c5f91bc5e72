export type SuggestionSet = 'default' | 'services' | 'careers' | 'contact';

/** @returns the set of questions to suggest on a page. `path` is the path of the page, without language prefix */
export function suggestionsFor(path: string): SuggestionSet {
  if (/^\/(?:services|offre|notre-offre|our-expertise)/.test(path)) {
    return 'services';
  }
  if (path.startsWith('/careers')) {
    return 'careers';
  }
  if (/^\/(?:contact|about)/.test(path)) {
    return 'contact';
  }
  return 'default';
}
