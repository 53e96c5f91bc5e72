import type { PageContext } from 'vike/types';

/**
 * `/404`, and the nearest `404.html` of the sections that have a message of their own. A host answers with these files; while
 * editing there is no host, so the page takes every address that no other page wants.
 */
export function route({ urlPathname }: PageContext) {
  const match = /^(?:\/(services|offre|blog))?\/404$/.exec(urlPathname);
  // Before the pages whose address ends with a parameter: `404` is no domain and no offer.
  if (match) {
    return { routeParams: { section: match[1] ?? 'site' }, precedence: 1 };
  }
  if (!import.meta.env.DEV) {
    return false;
  }
  const [, section = 'site'] = /^\/(services|offre|blog)\//.exec(urlPathname) ?? [];
  return { routeParams: { section }, precedence: -10 };
}
