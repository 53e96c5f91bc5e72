import type { PageContext } from 'vike/types';

/** `+onBeforePrerenderStart.ts` lists the page where there are facts. Vike runs this file while it reads its configuration, where an import of JSON yields none. */
export function route({ urlPathname }: PageContext) {
  return urlPathname === '/about/this-site';
}
