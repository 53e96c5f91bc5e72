import type { PageContext } from 'vike/types';

/** `/404`, and the nearest `404.html` of the sections that have a message of their own. */
export function route({ urlPathname }: PageContext) {
  const match = /^(?:\/(services|offre))?\/404$/.exec(urlPathname);
  return match ? { routeParams: { section: match[1] ?? 'site' } } : false;
}
