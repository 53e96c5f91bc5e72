import type { PageContext } from 'vike/types';
import { sections, wholeSite } from './sections.ts';

/** Vike takes the matching route of highest precedence. This one comes before routes that end with a parameter: `404` is no domain and no offer. */
const first = 1;
/** Below the precedence of every other page. */
const last = -10;

/** Takes `/404`, and `/services/404` for addresses below a section: a host answers with the nearest `404.html`. While editing, it takes all others too. */
export function route({ urlPathname }: PageContext) {
  const section = sections.find((name) => urlPathname.startsWith(`/${name}/`)) ?? wholeSite;
  const isDocument = urlPathname === (section === wholeSite ? '/404' : `/${section}/404`);
  if (isDocument) {
    return { routeParams: { section }, precedence: first };
  }
  return import.meta.env.DEV && { routeParams: { section }, precedence: last };
}
