import { languageAndPathOf } from '../../content/languages.ts';
import type { BuiltPage } from '../../renderer/document/page/builtPage.ts';
import { treeOf } from '../../renderer/document/page/tree.ts';
import { type PageSummary, pageSummary } from '../../scripts/pageSummary.ts';

/** The scheme and host of the pages that tests make here. */
export const origin = 'https://www.company.example';

interface PageParts {
  body?: string;
  /** What stands in its `<head>`. */
  headMarkup?: string;
  head?: Partial<BuiltPage['head']>;
  graph?: object[];
  breadcrumb?: BuiltPage['breadcrumb'];
}

/**
 * @param url its address
 * @param parts what the test looks at; a page that is indexed has its own address as `head.canonical` where nothing else is given
 * @returns a page as rendering makes it
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

/** @returns what the checks of the site keep of such a page ({@link pageWith}) */
export function siteWith(url: string, parts: PageParts = {}): PageSummary {
  return pageSummary(pageWith(url, parts));
}
