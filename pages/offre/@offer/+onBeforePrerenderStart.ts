import { domains } from '../../../content/domains.ts';

/** One document for each offer. */
export function onBeforePrerenderStart() {
  return domains.map(({ offrePath }) => offrePath);
}
