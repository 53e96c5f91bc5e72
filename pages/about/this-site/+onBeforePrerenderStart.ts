import { hasThisSite, thisSitePath } from '../../../content/thisSite/thisSite.ts';

/** The page "About this site" is not built while its content is empty. */
export function onBeforePrerenderStart() {
  return hasThisSite ? [thisSitePath] : [];
}
