import type { PageContext } from 'vike/types';
import { sections, wholeSite } from './sections.ts';

/**
 * Vike takes the matching route with the highest precedence. `/services/404` also matches `/services/@domain`, but `404` is not a domain,
 * so this route comes first.
 */
const first = 1;
/** The precedence of the fallback route, lower than that of all pages. */
const last = -10;

/**
 * Matches `/404` and the `/404` of each section, such as `/services/404`. For an unknown URL, hosts send the nearest `404.html`. The
 * development server has no such files, so there this route also matches all other URLs.
 */
export function route({ urlPathname }: PageContext) {
  const section = sections.find((name) => urlPathname.startsWith(`/${name}/`)) ?? wholeSite;
  const isDocument = urlPathname === (section === wholeSite ? '/404' : `/${section}/404`);
  if (isDocument) {
    return { routeParams: { section }, precedence: first };
  }
  return import.meta.env.DEV && { routeParams: { section }, precedence: last };
}
