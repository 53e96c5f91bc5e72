export type SuggestionSet = 'default' | 'services' | 'careers' | 'contact';

/** @returns which questions to suggest on the page at a path without language */
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
