import { languageAndPathOf } from '../../content/languages.ts';
import type { BuiltPage } from '../../renderer/document/page/builtPage.ts';
import { treeOf } from '../../renderer/document/page/tree.ts';
import { type PageSummary, pageSummary } from '../../scripts/pageSummary.ts';

/** The scheme and host of the pages that `pageWith` makes. */
export const origin = 'https://www.company.example';

interface PageParts {
  body?: string;
  /** The HTML in its `<head>`. */
  headMarkup?: string;
  head?: Partial<BuiltPage['head']>;
  graph?: object[];
  breadcrumb?: BuiltPage['breadcrumb'];
}

/**
 * @param parts what the test needs; by default, `head.canonical` of an indexed page is the page's address
 * @returns a page like those that rendering returns
 */
export function pageWith(url: string, parts: PageParts = {}): BuiltPage {
  const { body = '', headMarkup = '', head = {}, graph = [], breadcrumb = [] } = parts;
  const { language } = languageAndPathOf(url);
  const isIndexed = head.isIndexed ?? true;
  return {
    url,
    language,
    kind: 'pages/index',
    head: {
      title: `Title of ${url}`,
      description: `What stands on ${url}, which is long enough for a search engine to show.`,
      keywords: '',
      image: { url: `${origin}/share.png`, alt: '', width: 1200, height: 630 },
      alternates: [],
      isIndexed,
      ...(isIndexed && { canonical: origin + url }),
      ...head,
    },
    breadcrumb,
    graph: graph as BuiltPage['graph'],
    tree: treeOf(
      `<!doctype html><html lang="${language}"><head>${headMarkup}</head><body>${body}</body></html>`,
    ),
  };
}

/** @returns the summary of a page ({@link pageWith}), which the checks of the site read */
export function siteWith(url: string, parts: PageParts = {}): PageSummary {
  return pageSummary(pageWith(url, parts));
}
