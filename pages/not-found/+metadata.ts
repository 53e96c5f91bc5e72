import { articleIn, languagesOfArticle } from '../../renderer/articles/articlesIn.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';
import { articleWords } from '../blog/@slug/articleWords.ts';

export const metadata: Metadata = {
  languages: ({ section }) => (section === 'blog' ? languagesOfArticle() : undefined),
  words: (t, { section }, language) =>
    section === 'blog'
      ? articleWords(articleIn(language), t)
      : t(`notFound:${section === 'site' ? 'site' : 'domain'}.meta`, { returnObjects: true }),
  crumb: (t, { section }, language) =>
    section === 'blog'
      ? articleIn(language).title
      : t(`notFound:${section === 'site' ? 'site' : 'domain'}.title`),
  // While editing, the page stands at addresses whose segments have no label.
  crumbPath: ({ section }) => (section === 'site' ? '/404' : `/${section}/404`),
  noIndex: true,
  isError: true,
};
