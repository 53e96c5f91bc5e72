import type { BlogPosting, Person } from 'schema-dts';
import { company } from '../../../content/company.ts';
import { signatory } from '../../../content/people.ts';
import { organizationId } from '../../../content/schemaOrgNodes.ts';
import type { ArticleSource } from '../../../renderer/articles/articlesIn.ts';
import { articleIn, languagesOfArticle } from '../../../renderer/articles/articlesIn.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';
import { personNodes } from '../../about/personNodes.ts';
import { articleTexts } from './articleTexts.ts';

export const metadata: Metadata = {
  languages: ({ slug }) => languagesOfArticle(slug),
  texts: (t, { slug }, language) => articleTexts(articleIn(language, slug), t),
  structuredData: (t, { slug }, { language, url, image }) => {
    const article = articleIn(language, slug);
    const person = signatory(article.author);
    const [author] = personNodes(t, person ? [person] : []);
    return [blogPosting(article, url, image, author)];
  },
  crumb: (_t, { slug }, language) => articleIn(language, slug).title,
};

/** @returns the article as Google's "Article" documentation asks; for an example, without the dates and the author, which are invented */
function blogPosting(article: ArticleSource, url: string, image: string, signatory?: Person) {
  const isNamed = article.source !== 'example' && article.author !== company.name;
  const author = isNamed ? ({ '@type': 'Person', name: article.author } as const) : { '@id': organizationId };
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
    author: signatory ?? author,
    publisher: { '@id': organizationId },
  } as const satisfies BlogPosting;
}
