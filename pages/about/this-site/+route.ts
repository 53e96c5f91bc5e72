import type { PageContext } from 'vike/types';

/**
 * Takes the address of the page; `+onBeforePrerenderStart.ts` lists it where there are facts to show. Vike executes this file while it
 * reads its configuration, where an import of JSON yields no facts.
 */
export function route({ urlPathname }: PageContext) {
  return urlPathname === '/about/this-site';
}
