import { domains } from '../../../content/domains.ts';

/** One document for each offer. A URL with the key of the domain instead is an alias (`content/aliases.ts`). */
export function onBeforePrerenderStart() {
  return domains.map(({ offrePath }) => offrePath);
}
