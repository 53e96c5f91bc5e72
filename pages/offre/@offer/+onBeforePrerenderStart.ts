import { domains } from '../../../content/domains.ts';

/** One document for each offer; a domain's own key answers too (`content/aliases.ts`). */
export function onBeforePrerenderStart() {
  return domains.map(({ offrePath }) => offrePath);
}
