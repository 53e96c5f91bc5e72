export type SuggestionSet = 'default' | 'services' | 'careers' | 'contact';

/** @returns the set of questions to suggest on a page. `path` has no language prefix and is not the path of an alias */
export function suggestionsFor(path: string): SuggestionSet {
  if (/^\/(?:services|offre)/.test(path)) {
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
