import { articleSlugs } from '../../../content/articles.ts';

export function onBeforePrerenderStart() {
  return articleSlugs.map((slug) => `/blog/${slug}`);
}
