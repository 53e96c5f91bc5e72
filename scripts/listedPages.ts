import { existsSync, readFileSync } from 'node:fs';
import type { BuiltPage } from '../renderer/document/page/builtPage.ts';
import { pagesFile } from './siteFolder.ts';

/** What tests and reports may use of a page without reading its document. */
export type ListedPage = Pick<BuiltPage, 'url' | 'language' | 'kind' | 'head' | 'graph'>;

/**
 * @param file the list that a build has written
 * @returns the pages of the site that was built last
 * @throws Error when there is no such file
 */
export function listedPages(file = pagesFile): ListedPage[] {
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Build the site first: npm run build`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
