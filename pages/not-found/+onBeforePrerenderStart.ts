import { sections } from './sections.ts';

export function onBeforePrerenderStart() {
  return ['/404', ...sections.map((section) => `/${section}/404`)];
}
