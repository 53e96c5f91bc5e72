import type { PageContext } from 'vike/types';

/** Ends with the company's slug, which `+onBeforePrerenderStart.ts` knows: routes cannot read `content/`. */
export function route({ urlPathname }: PageContext) {
  return urlPathname.startsWith('/about/why-');
}
