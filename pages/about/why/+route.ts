import type { PageContext } from 'vike/types';

/**
 * Matches any slug, because this file cannot import the company's slug: Vike runs routes with its configuration, and JSON imports are
 * empty there. `+onBeforePrerenderStart.ts` returns the only URL that is built.
 */
export function route({ urlPathname }: PageContext) {
  return urlPathname.startsWith('/about/why-');
}
