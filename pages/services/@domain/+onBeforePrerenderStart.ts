import { domains } from '../../../content/domains.ts';

/** One document for each domain. */
export function onBeforePrerenderStart() {
  return domains.map(({ path }) => path);
}
