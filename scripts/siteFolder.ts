/** All that a build makes. Only ever replaced as a whole. */
export const builtFolder = 'dist';

/** The folder from which the site is served. */
export const siteFolder = 'dist/client';

/** Which file holds which module, as Vite's build says (its documentation, "Backend integration"). */
export const manifestFile = 'dist/client.manifest.json';

/** Holds the digest of all that the site was made of. */
export const digestFile = 'dist/client.digest';

/** The functions that the site calls, each in a folder that its host can deploy. */
export const functionsFolder = 'dist/functions';

/** The pages of the site, as `scripts/listedPages.ts` reads them. */
export const pagesFile = 'dist/client.pages.json';

/** @returns the file that a host answers an address with */
export function documentOf(url: string): string {
  return url === '/' ? '/index.html' : `${url}.html`;
}
