import { readdirSync } from 'node:fs';

/** @returns the slug of every article: the names of the folders in `content/articles`; read while building only */
export function articleSlugs(): string[] {
  return readdirSync('content/articles', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
