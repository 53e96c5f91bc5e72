import { existsSync, readFileSync } from 'node:fs';
import type { BuiltPage } from '../renderer/document/page/builtPage.ts';
import { pagesFile } from './siteFolder.ts';

/** The part of a page that tests and measurements of the built site may use without reading its document. */
export type ListedPage = Pick<BuiltPage, 'url' | 'language' | 'kind' | 'head' | 'graph'>;

/**
 * @returns the pages of the site that was built last
 * @throws Error when none has been built
 */
export function listedPages(file = pagesFile): ListedPage[] {
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Build the site first: npm run build`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
