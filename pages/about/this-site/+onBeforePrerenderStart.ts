import { hasThisSite, thisSitePath } from '../../../content/thisSite/thisSite.ts';

/** No document where there are no facts about this site. */
export function onBeforePrerenderStart() {
  return hasThisSite ? [thisSitePath] : [];
}
