import { existsSync, readFileSync } from 'node:fs';
import type { BuiltPage } from '../renderer/document/page/builtPage.ts';

/** All output of a build. A build replaces the whole folder; then `scripts/build.ts` adds the files for a host, `hosts/<name>`. */
export const builtFolder = 'dist';
export const siteFolder = `${builtFolder}/client`;
/** Vite's manifest, which maps modules to files (its documentation, "Backend integration"). */
export const manifestFile = `${builtFolder}/client.manifest.json`;
/** Contains a digest of all inputs of the site, by which `siteIsFresh` detects a change. */
export const digestFile = `${builtFolder}/client.digest`;
/** The functions that the site calls, each in a folder that its host can deploy. */
export const functionsFolder = `${builtFolder}/functions`;
/** The pages of the site, as {@link listedPages} reads them. */
export const pagesFile = `${builtFolder}/client.pages.json`;

/** The data of a page that tests and reports may use without reading its document. */
export interface ListedPage extends Pick<BuiltPage, 'url' | 'language' | 'kind' | 'head' | 'graph'> {
  /** The path of the page's HTML file in `siteFolder`. The page `/en/careers` has `/en/careers.html`, and `/` has `/index.html`. */
  file: string;
}

export function listedPages(file = pagesFile): ListedPage[] {
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Build the site first: npm run build`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
