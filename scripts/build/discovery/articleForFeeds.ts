import { toHtml } from 'hast-util-to-html';
import rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { allowedHtml } from '../../../renderer/articles/allowedHtml.ts';
import type { BuiltPage } from '../../../renderer/document/page/builtPage.ts';
import { find } from '../../../renderer/document/page/tree.ts';

/** Elements that only the page's style needs: the parts of highlighted code, the regions that scroll. */
const styled = new Set(['span', 'div']);

/** What readers of feeds show: the elements and attributes of an article without those for the page's style. */
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
  // Nothing gets a prefix (`clobberPrefix`): the ids of the page have it.
  clobber: [],
});

/**
 * @param page a page that shows an article
 * @param address its address, with which its relative links are made absolute
 * @returns the article as HTML that stands by itself: each link and each picture has its whole address; nothing where the page shows none
 */
export function articleForFeeds({ tree, graph }: BuiltPage, address: string): string | undefined {
  const isArticle = graph.some((node) => node['@type'] === 'BlogPosting');
  const article = isArticle ? find(find(tree, 'main'), 'article') : undefined;
  if (!article) {
    return undefined;
  }
  const content = toFeedHtml({ type: 'root', children: article.children });
  visit(content, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string' && URL.canParse(value, address)) {
        properties[name] = new URL(value, address).href;
      }
    }
  });
  return toHtml(content);
}
