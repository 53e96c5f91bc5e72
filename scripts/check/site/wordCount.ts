import type { SitePage } from './sitePage.ts';
import { visibleTexts } from './visibleTexts.ts';

/** What a page of substance has, in words. */
export const wordRange = { least: 250, most: 700 } as const;

/** Pages that say more: legal texts and articles. */
const longerPages: Record<string, number> = {
  '/privacy-policy': 1200,
  '/terms-of-service': 850,
  '/blog/automatiser-les-tests-par-ou-commencer': 1800,
};

/**
 * @param path the page without its language
 * @returns how many words it may have
 */
export function mostWords(path: string): number {
  return longerPages[path] ?? wordRange.most;
}

/** @returns how many words the page's own part has, without header and footer */
export function wordCount({ root }: SitePage): number {
  const main = root.querySelector('main');
  if (!main) return 0;
  const words = visibleTexts(main).flatMap(({ text }) => text.split(/\s+/));
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
