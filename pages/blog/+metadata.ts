import { company } from '../../content/company.ts';
import { urlOf } from '../../content/languages.ts';
import { organizationId } from '../../content/schemaOrgNodes.ts';
import { articlesIn } from '../../renderer/articles/articles.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('blog:meta', { returnObjects: true }),
  structuredData: (t, _parameters, { url, language }) => [
    {
      '@type': 'Blog',
      '@id': `${url}#blog`,
      name: t('blog:hero.title'),
      description: t('blog:hero.lead'),
      publisher: { '@id': organizationId },
      blogPost: articlesIn(language).map(({ slug, title }) => {
        const articleUrl = company.origin + urlOf(language, `/blog/${slug}`);
        return { '@type': 'BlogPosting', '@id': `${articleUrl}#article`, headline: title, url: articleUrl };
      }),
    },
  ],
};
