import type { Metadata } from '../../renderer/document/head/metadata.ts';
import { metadata as article } from '../blog/@slug/+metadata.ts';
import { wholeSite } from './sections.ts';

/** The blog's not-found page shows its first article (specification, §2), so it has the metadata of that article. */
export const metadata: Metadata = {
  language: ({ section }, language) => (section === 'blog' ? article.language({}, language) : undefined),
  texts: (t, { section }, language) =>
    section === 'blog'
      ? article.texts(t, {}, language)
      : t(`notFound:${section === wholeSite ? 'site' : 'domain'}.meta`, { returnObjects: true }),
  crumb: (t, { section }, language) =>
    section === 'blog'
      ? article.crumb(t, {}, language)
      : t(`notFound:${section === wholeSite ? 'site' : 'domain'}.title`),
  // The path is fixed, because in development the page's own path is the unknown URL, whose segments may have no breadcrumb labels.
  crumbPath: ({ section }) => (section === wholeSite ? '/404' : `/${section}/404`),
  noIndex: () => true,
  isError: true,
};
