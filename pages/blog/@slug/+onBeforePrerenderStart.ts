import { articleSlugs } from '../../../content/articles/articleSlugs.ts';

export function onBeforePrerenderStart() {
  return articleSlugs().map((slug) => `/blog/${slug}`);
}
