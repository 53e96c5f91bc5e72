import type { PageContext } from 'vike/types';

/**
 * Matches any slug, because the company's slug is unknown here: Vike runs this file with its configuration, where JSON imports are empty.
 * `+onBeforePrerenderStart.ts` lists the only page.
 */
export function route({ urlPathname }: PageContext) {
  return urlPathname.startsWith('/about/why-');
}
