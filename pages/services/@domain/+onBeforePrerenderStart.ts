import { domains } from '../../../content/domains.ts';

/** One document for each domain. For `/services/nearshore`, which `@domain` matches too, the page with its own folder takes precedence. */
export function onBeforePrerenderStart() {
  return domains.map(({ path }) => path);
}
