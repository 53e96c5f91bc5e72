import { sections } from './sections.ts';

/** One document for the whole site, and one for each section. */
export function onBeforePrerenderStart() {
  return ['/404', ...sections.map((section) => `/${section}/404`)];
}
