// The build validates this content. Validation in the browser, where the search runs, would make visitors download zod.
import consultants from './consultants.json';
import domains from './domains.json';

export interface CatalogueEntry {
  key: string;
  type: 'service' | 'consultant';
  /** The path of a page, with a fragment for a part of it, without language. */
  path: string;
}

/**
 * The entries of the search, services first, as the specification lists them (§3, "Search entry"). Their translations are in `search.json`.
 */
export const catalogue: readonly CatalogueEntry[] = [
  ...domains.map(({ key }) => ({ key, type: 'service' as const, path: `/services/${key}` })),
  { key: 'security-compliance', type: 'service', path: '/services#security' },
  { key: 'quality-audit', type: 'service', path: '/services/quality-audits' },
  ...consultants.map(({ key }) => ({ key, type: 'consultant' as const, path: `/consultants#${key}` })),
];
