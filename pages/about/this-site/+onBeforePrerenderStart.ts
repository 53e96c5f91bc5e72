import { hasThisSite } from '../../../content/thisSite/thisSite.ts';

/** The page "About this site" is not built if it has no content. */
export function onBeforePrerenderStart() {
  return hasThisSite ? ['/about/this-site'] : [];
}
