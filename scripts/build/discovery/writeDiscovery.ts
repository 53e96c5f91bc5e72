import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../../../content/company.ts';
import type { SitePage } from '../../check/site/sitePage.ts';
import type { BuildOptions } from '../buildSite.ts';
import type { Reading } from '../readDocuments.ts';
import { contentDigests } from './contentDigests.ts';
import { drawIcons } from './drawIcons.ts';
import { drawShareImages } from './drawShareImages.ts';
import { feeds } from './feeds.ts';
import { lastModified } from './lastModified.ts';
import { llmsText } from './llmsText.ts';
import { markdownPathOf } from './markdownOf.ts';
import { robotsText } from './robotsText.ts';
import { securityText } from './securityText.ts';
import { sitemapOf } from './sitemapOf.ts';
import { webManifests } from './webManifests.ts';

/**
 * Writes what search engines, answer engines, feed readers and link previews look for beside the pages.
 *
 * @param folder the rendered site
 * @param readings its documents, and what was made of each
 * @param options `hasPictures`: whether share pictures are drawn
 * @throws Error when a picture is too heavy or a page has no title
 */
export async function writeDiscovery(
  folder: string,
  readings: ReadonlyMap<SitePage, Reading>,
  { hasPictures }: Pick<BuildOptions, 'hasPictures'>,
): Promise<void> {
  const pages = [...readings.keys()];
  const indexed = pages.filter((page) => readings.get(page)?.indexed);
  const markdown = new Map(
    [...readings].flatMap(([page, { indexed: made }]) =>
      made ? [[markdownPathOf(page.url), made.markdown]] : [],
    ),
  );
  const files: Record<string, string | Uint8Array> = {
    ...Object.fromEntries(markdown),
    ...feeds(),
    ...webManifests(pages),
    ...(await drawIcons()),
    '/sitemap.xml': await sitemapOf(indexed, company.origin, lastModified()),
    '/robots.txt': robotsText(company.origin),
    '/llms.txt': llmsText(indexed, company.origin),
    '/.well-known/security.txt': securityText(),
    [`/${company.indexNowKey}.txt`]: company.indexNowKey,
    '/content-digests.json': contentDigests(markdown),
  };
  if (hasPictures) await drawShareImages(folder, readings, company.origin);
  for (const [url, content] of Object.entries(files)) {
    const file = path.join(folder, url);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
