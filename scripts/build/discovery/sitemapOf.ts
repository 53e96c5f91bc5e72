import { SitemapStream, streamToPromise } from 'sitemap';
import type { PageFacts } from '../../pageFacts.ts';

/**
 * The sitemap, with the alternates that each page names itself (sitemaps.org; Google, "Localized versions of your pages").
 *
 * @param pages the pages that are indexed
 * @param origin scheme and host
 * @param dateOf when a page last changed, as far as that is known
 * @returns the content of `sitemap.xml`
 */
export async function sitemapOf(
  pages: readonly PageFacts[],
  origin: string,
  dateOf: (page: PageFacts) => string | undefined,
): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const page of pages) {
    const lastmod = dateOf(page);
    stream.write({
      url: page.url,
      links: page.head.alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
      ...(lastmod && { lastmod }),
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
