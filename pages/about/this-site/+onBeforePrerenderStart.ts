import { hasThisSite } from '../../../content/thisSite/thisSite.ts';

/** Without content, the page "About this site" is not built. */
export function onBeforePrerenderStart() {
  return hasThisSite ? ['/about/this-site'] : [];
}
