import type { SitePage } from './sitePage.ts';

/** What fits into the first round trip of a connection, in bytes (ten segments, RFC 6928). */
export const weightLimit = 14_000;

/**
 * Pages that say more than fits, and what they take: they may not grow. Why they are let through:
 * docs/decisions/009-pages-over-one-round-trip.md.
 */
const heavierPages: Record<string, number> = {
  '/blog/automatiser-les-tests-par-ou-commencer': 17_450,
  '/en/blog/automatiser-les-tests-par-ou-commencer': 16_400,
};

/**
 * Documents that take more than one round trip, their style included.
 *
 * @returns a message for each
 */
export function tooHeavy({ url, bytes }: SitePage): string[] {
  const limit = heavierPages[url] ?? weightLimit;
  return bytes > limit ? [`${url}  takes ${bytes} bytes (brotli), ${limit} at most.`] : [];
}
