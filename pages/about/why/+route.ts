import type { PageContext } from 'vike/types';

/** Takes any slug; `+onBeforePrerenderStart.ts` lists the company's own. Vike runs this with its configuration, where an import of JSON yields no facts. */
export function route({ urlPathname }: PageContext) {
  return urlPathname.startsWith('/about/why-');
}
