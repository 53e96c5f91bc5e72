import type { PageContext } from 'vike/types';
import { sections, wholeSite } from './sections.ts';

/**
 * Vike takes the route with the highest precedence. This one precedes routes that end with a parameter: `404` is neither a domain nor an
 * offer.
 */
const first = 1;
/** A precedence below all other pages. */
const last = -10;

/**
 * Matches `/404` and the `/404` of each section, such as `/services/404`. For an unknown URL, hosts send the nearest `404.html`. The
 * development server has no such files, so there it matches all other URLs too.
 */
export function route({ urlPathname }: PageContext) {
  const section = sections.find((name) => urlPathname.startsWith(`/${name}/`)) ?? wholeSite;
  const isDocument = urlPathname === (section === wholeSite ? '/404' : `/${section}/404`);
  if (isDocument) {
    return { routeParams: { section }, precedence: first };
  }
  return import.meta.env.DEV && { routeParams: { section }, precedence: last };
}
