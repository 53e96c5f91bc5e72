import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '../../../content/company.ts';
import { isCanonical, type SitePage } from '../../check/site/sitePage.ts';
import { contentStore } from '../../contentStore.ts';
import { contentDigests } from './contentDigests.ts';
import { drawIcons } from './drawIcons.ts';
import { drawShareImages } from './drawShareImages.ts';
import { feeds } from './feeds.ts';
import { lastModified } from './lastModified.ts';
import { llmsText } from './llmsText.ts';
import { markdownOf, markdownPathOf } from './markdownOf.ts';
import { robotsText } from './robotsText.ts';
import { securityText } from './securityText.ts';
import { sitemapOf } from './sitemapOf.ts';
import { webManifests } from './webManifests.ts';

/** Another version of what writes Markdown may write otherwise. */
const writtenBy = [
  readFileSync(fileURLToPath(new URL('markdownOf.ts', import.meta.url))),
  ...['node-html-parser', 'turndown', '@joplin/turndown-plugin-gfm'].map((name) =>
    readFileSync(`node_modules/${name}/package.json`),
  ),
];

/**
 * Writes what search engines, answer engines, feed readers and link previews look for beside the pages.
 *
 * @param folder the rendered site
 * @param pages its documents
 * @throws Error when a picture is too heavy or a page has no title
 */
export async function writeDiscovery(folder: string, pages: readonly SitePage[]): Promise<void> {
  const indexed = pages.filter(isCanonical);
  const markdown = new Map<string, string>();
  for (const page of indexed) {
    const text = await contentStore.file(
      'markdown',
      [...writtenBy, company.origin, page.url, page.html],
      () => Buffer.from(markdownOf(page, company.origin)),
    );
    markdown.set(markdownPathOf(page.url), text.toString());
  }
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
  await drawShareImages(folder, indexed, company.origin);
  for (const [url, content] of Object.entries(files)) {
    const file = path.join(folder, url);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
