import { domains } from '../../../content/domains.ts';

/** One document for each domain. A page with its own folder, such as `/services/nearshore`, takes precedence. */
export function onBeforePrerenderStart() {
  return domains.map(({ path }) => path);
}
