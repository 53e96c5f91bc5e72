import { createHash } from 'node:crypto';

/**
 * What each page says, as a digest: two releases compare theirs to tell which pages changed (`npm run announce`).
 *
 * @param markdown what each page says, by the address of its Markdown
 * @returns the content of `content-digests.json`
 */
export function contentDigests(markdown: ReadonlyMap<string, Uint8Array>): string {
  const digests = [...markdown].map(([path, text]) => [
    path.replace(/(?:^\/index)?\.md$/, '') || '/',
    createHash('sha256').update(text).digest('hex').slice(0, 16),
  ]);
  return JSON.stringify(Object.fromEntries(digests), null, 1);
}
