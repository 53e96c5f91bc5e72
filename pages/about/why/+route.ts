import type { PageContext } from 'vike/types';

/**
 * Matches any slug, because this file cannot import the company's slug: Vike runs this file while it reads its configuration, and an
 * import of JSON is then empty. `+onBeforePrerenderStart.ts` returns the only URL that is built.
 */
export function route({ urlPathname }: PageContext) {
  return urlPathname.startsWith('/about/why-');
}
