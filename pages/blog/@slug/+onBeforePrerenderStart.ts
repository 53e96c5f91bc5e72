import { articleSlugs } from '../../../content/articles/articleFiles.ts';

export function onBeforePrerenderStart() {
  return articleSlugs().map((slug) => `/blog/${slug}`);
}
