import { articleIn, languagesOfArticle } from '../../renderer/articles/articlesIn.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';
import { articleTexts } from '../blog/@slug/articleTexts.ts';
import { wholeSite } from './sections.ts';

export const metadata: Metadata = {
  languages: ({ section }) => (section === 'blog' ? languagesOfArticle() : undefined),
  texts: (t, { section }, language) =>
    section === 'blog'
      ? articleTexts(articleIn(language), t)
      : t(`notFound:${section === wholeSite ? 'site' : 'domain'}.meta`, { returnObjects: true }),
  crumb: (t, { section }, language) =>
    section === 'blog'
      ? articleIn(language).title
      : t(`notFound:${section === wholeSite ? 'site' : 'domain'}.title`),
  // The path may be any address (`+route.ts`), and the breadcrumb has no labels for its segments.
  crumbPath: ({ section }) => (section === wholeSite ? '/404' : `/${section}/404`),
  noIndex: () => true,
  isError: true,
};
