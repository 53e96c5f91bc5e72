import { articleSlugs } from '../../../content/articleSlugs.ts';

export function onBeforePrerenderStart() {
  return articleSlugs().map((slug) => `/blog/${slug}`);
}
