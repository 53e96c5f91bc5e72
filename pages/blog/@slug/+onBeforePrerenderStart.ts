import { articleSlugs } from '../../../renderer/articles/articleFiles.ts';

export function onBeforePrerenderStart() {
  return articleSlugs().map((slug) => `/blog/${slug}`);
}
