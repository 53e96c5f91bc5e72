import { SitemapStream, streamToPromise } from 'sitemap';
import { ofPage } from '../../check/site/ofPage.ts';
import type { SitePage } from '../../check/site/sitePage.ts';

const alternatesOf = ofPage('alternatesOf', ({ root }) =>
  root.querySelectorAll('link[rel=alternate][hreflang]').map((link) => ({
    lang: link.getAttribute('hreflang') ?? '',
    url: link.getAttribute('href') ?? '',
  })),
);

/**
 * The sitemap, with the alternates that each page names itself (sitemaps.org; Google, "Localized versions of your pages").
 *
 * @param pages the pages that are indexed
 * @param origin scheme and host
 * @param dateOf when a page last changed, as far as that is known
 * @returns the content of `sitemap.xml`
 */
export async function sitemapOf(
  pages: readonly SitePage[],
  origin: string,
  dateOf: (url: string) => string | undefined,
): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const page of pages) {
    const lastmod = dateOf(page.url);
    stream.write({ url: page.url, links: alternatesOf(page), ...(lastmod && { lastmod }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
