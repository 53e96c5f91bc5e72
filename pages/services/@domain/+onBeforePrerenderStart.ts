import { domains } from '../../../content/domains.ts';

/** One document for each domain; a page of its own at the same depth (`/services/nearshore`) comes first. */
export function onBeforePrerenderStart() {
  return domains.map(({ path }) => path);
}
