import { globSync } from 'tinyglobby';
import { isPublished } from '../../../content/articles/articleSchema.ts';
import { buildDay } from '../../../renderer/content/buildDay.ts';
import { readTextFile } from '../../../renderer/content/readTextFile.ts';

/**
 * Reads the file system, because `npm run check` calls this function without Vite. The name of an article's folder is the article's slug,
 * and the folder contains a file for each language of the article.
 */
export function onBeforePrerenderStart() {
  const files = globSync('content/articles/*/*.md').filter((file) =>
    isPublished(readTextFile(file), buildDay()),
  );
  const slugs = files.map((file) => file.split('/').at(-2));
  return [...new Set(slugs)].sort().map((slug) => `/blog/${slug}`);
}
