import { articleFiles } from './articleFiles.ts';

/** @returns the slug of every article: the names of the folders in `content/articles` that hold one */
export function articleSlugs(): string[] {
  return [...new Set(Object.keys(articleFiles()).map((file) => file.split('/').at(-2) ?? ''))];
}
