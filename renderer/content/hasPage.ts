import { existsSync } from 'node:fs';
import path from 'node:path';

/** @returns false for a path without a folder in `pages/`, which an owner removes to take the page away; true for fragments and other sites */
export function hasPage(address: string): boolean {
  if (!address.startsWith('/')) {
    return true;
  }
  const { pathname } = new URL(address, 'https://site.example');
  return existsSync(path.join('pages', pathname === '/' ? 'index' : pathname, '+Page.tsx'));
}
