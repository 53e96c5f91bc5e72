import type { SitePage } from './sitePage.ts';

/** What is asked of a document, by name. */
const finders = new Map<string, (page: SitePage) => unknown>();
const known = new WeakMap<SitePage, Map<string, unknown>>();

/**
 * What several rules or pages ask of one document: it is found once, as soon as the document is taken apart for whatever reason. So
 * those of a large site need not stay taken apart until the last rule has asked.
 *
 * @param name what is found; no other has this name
 * @param find what is little beside the document, and depends on nothing else: a build keeps it with the document
 * @returns the same, which remembers
 */
export function ofPage<Found>(name: string, find: (page: SitePage) => Found): (page: SitePage) => Found {
  const findOnce = (page: SitePage) => {
    const found = known.get(page) ?? new Map<string, unknown>();
    known.set(page, found);
    if (!found.has(name)) found.set(name, find(page));
    return found.get(name) as Found;
  };
  finders.set(name, findOnce);
  return findOnce;
}

/** @returns all that will be asked of a document, by name */
export function findAll(page: SitePage): ReadonlyMap<string, unknown> {
  return new Map([...finders].map(([name, find]) => [name, find(page)]));
}

/**
 * @param found what {@link findAll} has found in the same document before
 * @throws Error when that was not all, and the document would be taken apart anew for the rest
 */
export function recall(page: SitePage, found: ReadonlyMap<string, unknown>): void {
  for (const name of finders.keys())
    if (!found.has(name))
      throw new Error(
        `"${name}" was not asked of ${page.url}: import its module in scripts/build/readDocuments.ts.`,
      );
  known.set(page, new Map(found));
}
