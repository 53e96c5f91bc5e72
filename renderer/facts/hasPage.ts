import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Tells whether a page exists, for code that links to it: an owner takes a page away by removing its folder.
 *
 * @param address the target of a link: a page, without language, whose path has no parameter; or a fragment, or another site
 * @returns false for a page of this site that has no folder in `pages/`
 */
export function hasPage(address: string): boolean {
  if (!address.startsWith('/')) {
    return true;
  }
  const { pathname } = new URL(address, 'https://site.example');
  return existsSync(path.join('pages', pathname === '/' ? 'index' : pathname, '+Page.tsx'));
}
