import { existsSync } from 'node:fs';
import path from 'node:path';

/** @returns whether an address leads to a page that exists in `pages/`. Fragments and addresses of other sites return true. */
export function hasPage(url: string): boolean {
  if (!url.startsWith('/')) {
    return true;
  }
  const { pathname } = new URL(url, 'https://site.example');
  return existsSync(path.join('pages', pathname === '/' ? 'index' : pathname, '+Page.tsx'));
}
