import type { PageContext } from 'vike/types';

/**
 * Takes any slug; `+onBeforePrerenderStart.ts` lists the address with the company's own. Vike executes this file while it reads its
 * configuration, where an import of JSON yields no facts.
 */
export function route({ urlPathname }: PageContext) {
  return urlPathname.startsWith('/about/why-');
}
