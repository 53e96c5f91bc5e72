import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { allowedHtml } from '../../../content/articles/articleSchema.ts';
import { company } from '../../../content/company.ts';
import { languageOf, urlOf } from '../../../content/languages.ts';
import { articlesPath } from '../../../content/pagePaths.ts';
import type { BuiltPage } from '../../../renderer/document/page/builtPage.ts';
import { find } from '../../../renderer/document/page/tree.ts';
import { shortNameOf } from '../../pageSummary.ts';

/** The maximum number of articles in a feed. It is small, because feed readers fetch a feed often. */
const max = 20;

export type FeedArticle = NonNullable<ReturnType<typeof articleForFeeds>>;

/** @returns the Atom feed (RFC 4287) of each language that has articles, by its URL */
export function feeds(articles: readonly FeedArticle[]): Record<string, string> {
  const codes = [...new Set(articles.map(({ language }) => language))];
  return Object.fromEntries(
    codes.map((code) => {
      const own = articles
        .filter(({ language }) => language === code)
        .sort(
          (one, other) => other.published.localeCompare(one.published) || one.url.localeCompare(other.url),
        );
      const blog = company.origin + urlOf(code, articlesPath);
      const feed = new Feed({
        id: blog,
        link: blog,
        title: company.name,
        language: languageOf(code).hreflang,
        feedLinks: { atom: company.origin + urlOf(code, '/feed.xml') },
        updated: new Date(Math.max(...own.map((each) => Date.parse(each.modified ?? each.published)))),
        copyright: company.legalName,
        // By default the library names itself.
        generator: company.name,
      });
      for (const { url, author, published, modified, ...texts } of own.slice(0, max)) {
        feed.addItem({
          id: company.origin + url,
          link: company.origin + url,
          ...texts,
          author: [{ name: author }],
          // `Date` reads a day without a time as midnight in UTC.
          published: new Date(published),
          date: new Date(modified ?? published),
        });
      }
      // The library writes no language (RFC 4287, 2). It declares texts as HTML (3.1): feed readers would read `<kbd>` in a title as a tag.
      const text = feed
        .atom1()
        .replace('<feed ', `<feed xml:lang="${languageOf(code).hreflang}" `)
        .replaceAll(/<(title|summary) type="html">/g, '<$1 type="text">');
      return [urlOf(code, '/feed.xml'), text];
    }),
  );
}

/** Elements of the page's style: `<span>` highlights code, `<div>` makes wide tables scroll. */
const styled = new Set(['span', 'div']);

/** Removes the elements and attributes of an article that only the page's style needs. */
const toFeedHtml = rehypeSanitize({
  ...allowedHtml,
  tagNames: allowedHtml.tagNames?.filter((name) => !styled.has(name)) ?? [],
  attributes: {
    ...allowedHtml.attributes,
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'reversed'],
    ul: [],
    li: ['value'],
    section: [],
    th: ['scope', 'colSpan', 'rowSpan'],
  },
  // By default ids get a prefix (`clobberPrefix`). Here they stay the same as on the page.
  clobber: [],
});

/** @returns the article of a canonical page, as HTML with absolute URLs; undefined if the page is no article */
export function articleForFeeds(page: BuiltPage) {
  const { url, language, tree, graph, head } = page;
  const { byline, description, canonical: baseUrl } = head;
  const isArticle = graph.some((node) => node['@type'] === 'BlogPosting');
  const article = isArticle ? find(find(tree, 'main'), 'article') : undefined;
  if (!article || !byline) {
    return undefined;
  }
  const content = toFeedHtml({ type: 'root', children: article.children });
  visit(content, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string' && URL.canParse(value, baseUrl)) {
        properties[name] = new URL(value, baseUrl).href;
      }
    }
  });
  return { language, url, title: shortNameOf(page), description, content: toHtml(content), ...byline };
}
