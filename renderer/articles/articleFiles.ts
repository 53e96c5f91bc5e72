import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readTextFile } from '../facts/readTextFile.ts';
import { isPublished } from './isPublished.ts';

/**
 * Reads the articles from the disk, for what is built without Vite.
 *
 * @param folder holds a folder for each article, and the code that reads them
 * @returns the Markdown files by path: `{folder}/{slug}/{language}.md`
 */
export function articleFiles(folder = 'content/articles'): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    // Names that begin with a dot are those of editors and systems.
    .filter((file) => /^[^/.][^/]*\/[^/.][^/]*\.md$/.test(file))
    .sort()
    .map((file) => path.posix.join(folder, file));
  return Object.fromEntries(files.map((file) => [file, readTextFile(file)]));
}

/** @returns the slug of every published article: the names of the folders in `content/articles` that hold one */
export function articleSlugs(): string[] {
  const published = Object.entries(articleFiles()).filter(([, content]) => isPublished(content));
  return [...new Set(published.map(([file]) => file.split('/').at(-2) ?? ''))];
}
