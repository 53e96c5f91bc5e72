export type SuggestionSet = 'default' | 'services' | 'careers' | 'contact';

/**
 * @param path the page's path, without language prefix
 * @returns which questions to suggest there
 */
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
