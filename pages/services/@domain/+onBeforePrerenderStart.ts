import { domains } from '../../../content/domains.ts';

/** One document for each domain. A page that has a folder at the same depth (`/services/nearshore`) goes before. */
export function onBeforePrerenderStart() {
  return domains.map(({ path }) => path);
}
