import { brotliCompressSync } from 'node:zlib';
import type { SitePage } from './sitePage.ts';

/** What fits into the first round trips of a connection, in bytes. */
export const weightLimit = 14_000;

/** @returns the size of a document with its style, as hosts send it (brotli, best quality), in bytes */
export function weightOf({ html }: SitePage): number {
  return brotliCompressSync(html).length;
}
