import { globSync } from 'tinyglobby';
import { isPublished } from '../../../content/articles/articleSchema.ts';
import { buildDay } from '../../../renderer/content/buildDay.ts';
import { readTextFile } from '../../../renderer/content/readTextFile.ts';

/**
 * Finds articles in the file system, because `npm run check` calls this function without Vite, and `import.meta.glob` needs Vite. Each
 * article has a folder, which is named after the slug and contains a file for each language.
 */
export function onBeforePrerenderStart() {
  const files = globSync('content/articles/*/*.md').filter((file) =>
    isPublished(readTextFile(file), buildDay()),
  );
  const slugs = files.map((file) => file.split('/').at(-2));
  return [...new Set(slugs)].sort().map((slug) => `/blog/${slug}`);
}
