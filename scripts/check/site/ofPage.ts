import type { SitePage } from './sitePage.ts';

const finders: ((page: SitePage) => unknown)[] = [];

/**
 * What several rules or pages ask of one document: it is found once, as soon as the document is taken apart for whatever reason. So
 * those of a large site need not stay taken apart until the last rule has asked.
 *
 * @param find what is little beside the document
 * @returns the same, which remembers
 */
export function ofPage<Found>(find: (page: SitePage) => Found): (page: SitePage) => Found {
  const known = new WeakMap<SitePage, { found: Found }>();
  const findOnce = (page: SitePage) => {
    const entry = known.get(page) ?? { found: find(page) };
    known.set(page, entry);
    return entry.found;
  };
  finders.push(findOnce);
  return findOnce;
}

/** Finds all that will be asked of a document. */
export function findAll(page: SitePage): void {
  for (const find of finders) find(page);
}
