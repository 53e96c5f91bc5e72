// The JSON is imported without its schema, so that visitors do not download zod. The build validates it.
import consultants from './consultants.json';
import domains from './domains.json';

export interface CatalogueEntry {
  key: string;
  type: 'service' | 'consultant';
  /** The path of the page, without language. A fragment is added if the entry is a part of a page. */
  path: string;
}

/** The entries of the search, services first, as in the specification (§3, "Search entry"). Their translations are in `search.json`. */
export const catalogue: readonly CatalogueEntry[] = [
  ...domains.map(({ key }) => ({ key, type: 'service' as const, path: `/services/${key}` })),
  { key: 'security-compliance', type: 'service', path: '/services#security' },
  { key: 'quality-audit', type: 'service', path: '/services/quality-audits' },
  ...consultants.map(({ key }) => ({ key, type: 'consultant' as const, path: `/consultants#${key}` })),
];
