import { articleIn } from '../../../content/articles/articleIn.ts';
import type { Metadata } from '../../../renderer/head/metadata.ts';
import { articleWords } from './articleWords.ts';
import { blogPosting } from './blogPosting.ts';

export const metadata: Metadata = {
  words: (_t, { slug }, language) => articleWords(articleIn(language, slug)),
  structuredData: (_t, { slug }, { language, url, image }) => [
    blogPosting(articleIn(language, slug), url, image),
  ],
  crumb: (_t, { slug }, language) => articleIn(language, slug).title,
};
