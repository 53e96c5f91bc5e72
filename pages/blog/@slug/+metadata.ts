import { signatory } from '../../../content/people.ts';
import { articleIn, languagesOfArticle } from '../../../renderer/articles/articlesIn.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';
import { personNodes } from '../../about/personNodes.ts';
import { articleWords } from './articleWords.ts';
import { blogPosting } from './blogPosting.ts';

export const metadata: Metadata = {
  languages: ({ slug }) => languagesOfArticle(slug),
  words: (t, { slug }, language) => articleWords(articleIn(language, slug), t),
  structuredData: (t, { slug }, { language, url, image }) => {
    const article = articleIn(language, slug);
    const person = signatory(article.author);
    const [author] = personNodes(t, person ? [person] : []);
    return [blogPosting(article, url, image, author)];
  },
  crumb: (_t, { slug }, language) => articleIn(language, slug).title,
};
