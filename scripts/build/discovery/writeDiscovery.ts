import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../../../content/company.ts';
import type { WrittenPage } from '../writePage.ts';
import { drawIcons } from './drawIcons.ts';
import { feeds } from './feeds.ts';
import { lastModified } from './lastModified.ts';
import { llmsText } from './llmsText.ts';
import { robotsText } from './robotsText.ts';
import { securityText } from './securityText.ts';
import { sitemapOf } from './sitemapOf.ts';
import { webManifests } from './webManifests.ts';

/**
 * Writes what search engines, answer engines and feed readers look for beside the pages.
 *
 * @param folder the rendered site
 * @param pages every page
 */
export async function writeDiscovery(folder: string, pages: readonly WrittenPage[]): Promise<void> {
  const indexed = pages.filter((page) => page.indexed);
  const files: Record<string, string | Uint8Array> = {
    ...feeds(),
    ...webManifests(pages),
    ...(await drawIcons()),
    '/sitemap.xml': await sitemapOf(indexed, company.origin, lastModified(pages)),
    '/robots.txt': robotsText(company.origin),
    '/llms.txt': llmsText(indexed, company.origin),
    '/.well-known/security.txt': securityText(),
    [`/${company.indexNowKey}.txt`]: company.indexNowKey,
    '/content-digests.json': JSON.stringify(
      Object.fromEntries(indexed.map(({ url, indexed }) => [url, indexed?.digest])),
      null,
      1,
    ),
  };
  for (const [url, content] of Object.entries(files)) {
    const file = path.join(folder, url);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
