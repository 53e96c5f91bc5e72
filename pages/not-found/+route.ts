import type { PageContext } from 'vike/types';
import { sections, wholeSite } from './sections.ts';

/** Vike asks the route with the highest precedence first. Before the pages whose address ends with a parameter: `404` is no domain and no offer. */
const first = 1;
const last = -10;

/**
 * `/404`, and `/services/404` for what lies below a section. A host answers with these documents (the nearest `404.html`); while editing
 * there is no host, so the page also takes every address that no other page wants.
 */
export function route({ urlPathname }: PageContext) {
  const section = sections.find((name) => urlPathname.startsWith(`/${name}/`)) ?? wholeSite;
  const isDocument = urlPathname === (section === wholeSite ? '/404' : `/${section}/404`);
  if (isDocument) {
    return { routeParams: { section }, precedence: first };
  }
  return import.meta.env.DEV && { routeParams: { section }, precedence: last };
}
