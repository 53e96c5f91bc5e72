import { brotliCompressSync } from 'node:zlib';
import type { SitePage } from './sitePage.ts';

/**
 * What HTML with its style may take, and what fits into the first round trip of a connection (ten segments, RFC 6928),
 * in bytes of brotli. See docs/decisions/009-what-fourteen-kilobytes-hold.md.
 */
export const weightLimit = 14_000;

/**
 * Documents whose HTML and style take more than the limit; their inline script counts as script. But for articles, the
 * document as a whole may not take more either.
 *
 * @returns a message for each
 */
export function tooHeavy({ url, html, root, bytes }: SitePage): string[] {
  if (bytes <= weightLimit) return [];
  const isArticle = root.querySelector('meta[property="og:type"]')?.getAttribute('content') === 'article';
  if (!isArticle) return [`${url}  takes ${bytes} bytes (brotli), ${weightLimit} at most.`];
  const content = brotliCompressSync(html.replaceAll(/<script>.*?<\/script>/gs, '')).length;
  return content > weightLimit
    ? [`${url}  takes ${content} bytes (brotli) without its inline script, ${weightLimit} at most.`]
    : [];
}
