import { hasThisSite } from '../../../content/thisSite/thisSite.ts';

/** The page "About this site" is not built if `content/thisSite/thisSite.json` has nothing to show. */
export function onBeforePrerenderStart() {
  return hasThisSite ? ['/about/this-site'] : [];
}
