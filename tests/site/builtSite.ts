import { readSite } from '../../scripts/check/site/sitePage.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';

/** The site in `dist/client`, read once for each test file. */
export const site = readSite(siteFolder);
