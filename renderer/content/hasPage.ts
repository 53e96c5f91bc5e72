import { existsSync } from 'node:fs';
import path from 'node:path';
import { aliasAt } from '../../content/aliases.ts';

/** The paths of pages with a route parameter, e.g. `/services/cloud` for the folder `pages/services/@domain`. */
const listedPaths = Object.values(
  // biome-ignore lint/plugin: only lists of paths are loaded, and no page
  import.meta.glob<() => string[]>('/pages/**/+onBeforePrerenderStart.ts', {
    eager: true,
    import: 'onBeforePrerenderStart',
  }),
).flatMap((list) => list());

/** @returns whether a URL leads to a page that exists in `pages/`. Fragments and URLs of other sites return true. */
export function hasPage(url: string): boolean {
  if (!url.startsWith('/')) {
    return true;
  }
  const { pathname } = new URL(url, 'https://site.example');
  const shown = aliasAt(pathname)?.to ?? pathname;
  const folder = shown === '/' ? 'index' : shown;
  return listedPaths.includes(shown) || existsSync(path.join('pages', folder, '+Page.tsx'));
}
