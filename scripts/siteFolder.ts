import { existsSync, readFileSync } from 'node:fs';
import type { BuiltPage } from '../renderer/document/page/builtPage.ts';

/** All that a build makes. A build replaces it as a whole; only `scripts/build.ts` adds to it then, what a host gets: `hosts/<name>`. */
export const builtFolder = 'dist';

export const siteFolder = `${builtFolder}/client`;

/** Which file holds which module, as Vite's build says (its documentation, "Backend integration"). */
export const manifestFile = `${builtFolder}/client.manifest.json`;

/** The digest of all that the site was made of, by which `siteIsFresh` tells whether it must be built again. */
export const digestFile = `${builtFolder}/client.digest`;

/** The functions that the site calls, each in a folder that its host can deploy. */
export const functionsFolder = `${builtFolder}/functions`;

/** The pages of the site, as {@link listedPages} reads them. */
export const pagesFile = `${builtFolder}/client.pages.json`;

/** @returns the file of a page within `siteFolder`: `/index.html` of `/`, `/en/careers.html` of `/en/careers` */
export function documentOf(url: string): string {
  return url === '/' ? '/index.html' : `${url}.html`;
}

/** What tests and reports may use of a page without reading its document. */
export type ListedPage = Pick<BuiltPage, 'url' | 'language' | 'kind' | 'head' | 'graph'>;

export function listedPages(file = pagesFile): ListedPage[] {
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Build the site first: npm run build`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
