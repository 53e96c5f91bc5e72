import type { SitePage } from './sitePage.ts';

/** What fits into the first round trip of a connection, in bytes (ten segments, RFC 6928). */
export const weightLimit = 14_000;

/**
 * Documents that take more than one round trip, their style included.
 *
 * @returns a message for each
 */
export function tooHeavy({ url, bytes }: SitePage): string[] {
  return bytes > weightLimit ? [`${url}  takes ${bytes} bytes (brotli), ${weightLimit} at most.`] : [];
}
