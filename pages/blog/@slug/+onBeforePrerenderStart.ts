import { globSync } from 'tinyglobby';
import { isPublished } from '../../../renderer/content/buildDay.ts';
import { readTextFile } from '../../../renderer/content/readTextFile.ts';

/** Reads the disk: `npm run check` asks for these paths too, without Vite. */
export function onBeforePrerenderStart() {
  const files = globSync('content/articles/*/*.md').filter((file) => isPublished(readTextFile(file)));
  const slugs = files.map((file) => file.split('/').at(-2));
  return [...new Set(slugs)].sort().map((slug) => `/blog/${slug}`);
}
