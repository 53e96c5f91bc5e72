import { domains } from '../../../content/domains.ts';

/** One document for each offer. `/offre/<key of the domain>` is an alias of `/offre/<key of the offer>` (`content/aliases.ts`). */
export function onBeforePrerenderStart() {
  return domains.map(({ offrePath }) => offrePath);
}
