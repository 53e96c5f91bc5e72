import { hasThisSite } from '../../../content/thisSite/thisSite.ts';

/** The page "About this site" is not built while its content is empty. */
export function onBeforePrerenderStart() {
  return hasThisSite ? ['/about/this-site'] : [];
}
