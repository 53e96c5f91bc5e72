import { domains } from '../../../content/domains.ts';

/** One document for each offer. `/offre/…` with the domain's key instead of the offer's key is an alias (`content/aliases.ts`). */
export function onBeforePrerenderStart() {
  return domains.map(({ offrePath }) => offrePath);
}
