import { articleIn } from '../../../content/articles/articleIn.ts';
import { company } from '../../../content/company.ts';
import type { Metadata } from '../../../renderer/head/metadata.ts';
import { blogPosting } from './blogPosting.ts';

export const metadata: Metadata = {
  words: (_t, { slug }, language) => {
    const { title, description, keywords } = articleIn(language, slug);
    return { title: `${title} | ${company.name}`, description, keywords };
  },
  structuredDataType: 'Organization',
  structuredData: (_t, { slug }, { language, url, image }) => [
    blogPosting(articleIn(language, slug), url, image),
  ],
  crumb: (_t, { slug }, language) => articleIn(language, slug).title,
};
