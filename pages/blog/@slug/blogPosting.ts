import type { BlogPosting, Person } from 'schema-dts';
import { organizationId } from '../../../content/organizationNode.ts';
import type { ArticleSource } from '../../../renderer/articles/readArticles.ts';

/**
 * The article for search engines, as Google's "Article" documentation asks. The dates of an example are invented, so they are left out.
 *
 * @param article the article in the page's language
 * @param url the absolute address of its page
 * @param image the page's share picture, absolute
 * @param author the node of the person who signs; the company, which every page describes, where a role signs
 * @returns its JSON-LD node
 */
export function blogPosting(article: ArticleSource, url: string, image: string, author?: Person) {
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    image,
    ...(article.source !== 'example' && {
      datePublished: article.date,
      dateModified: article.updated ?? article.date,
    }),
    timeRequired: `PT${article.readTime}M`,
    author: author ?? { '@id': organizationId },
    publisher: { '@id': organizationId },
  } as const satisfies BlogPosting;
}
