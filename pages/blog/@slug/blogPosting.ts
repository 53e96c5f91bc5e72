import type { Article } from '../../../content/articles/articleIn.ts';
import { company } from '../../../content/company.ts';
import { languageOf, urlOf } from '../../../locales/languages.ts';
import type { JsonLdNode } from '../../../renderer/head/metadata.ts';

/**
 * The article for search engines, as Google's "Article" documentation asks. The author is the company, which the page
 * describes under the same `@id`: its people sign with their role.
 *
 * @param article the article in the page's language
 * @returns its JSON-LD node
 */
export function blogPosting(article: Article): JsonLdNode {
  const url = company.origin + urlOf(article.language, `/blog/${article.slug}`);
  const organization = { '@type': 'Organization', '@id': `${company.origin}/#organization` };
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.description,
    keywords: article.keywords,
    articleSection: article.category,
    ...(article.source !== 'example' && { datePublished: article.date }),
    inLanguage: languageOf(article.language).hreflang,
    timeRequired: `PT${article.readTime}M`,
    mainEntityOfPage: url,
    author: { ...organization, name: company.name, url: `${company.origin}/` },
    publisher: organization,
  };
}
