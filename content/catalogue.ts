// This content is checked by the build. Checking it in the browser, where the search runs, would make visitors download zod.
import consultants from './consultants.json';
import domains from './domains.json';

export interface CatalogueEntry {
  key: string;
  type: 'service' | 'consultant';
  /** The page that it leads to, or the part of a page, without language. */
  path: string;
}

/** The entries of the search, services first, as the specification lists them (§3, "Search entry"); their words are in `search.json`. */
export const catalogue: readonly CatalogueEntry[] = [
  ...domains.map(({ key }) => ({ key, type: 'service' as const, path: `/services/${key}` })),
  { key: 'security-compliance', type: 'service', path: '/services#security' },
  { key: 'quality-audit', type: 'service', path: '/services/quality-audits' },
  ...consultants.map(({ key }) => ({ key, type: 'consultant' as const, path: `/consultants#${key}` })),
];
