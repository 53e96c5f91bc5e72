import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * An owner takes a page away by removing its folder, and the links to it that code makes go with it.
 *
 * @param address where a link leads: a page whose path has no parameter, a part of the same page, or another site
 * @returns whether the page still has its folder in `pages/`; `true` for what is no page of this site
 */
export function hasPage(address: string): boolean {
  if (!address.startsWith('/')) {
    return true;
  }
  const { pathname } = new URL(address, 'https://site.example');
  return existsSync(path.join('pages', pathname === '/' ? 'index' : pathname, '+Page.tsx'));
}
