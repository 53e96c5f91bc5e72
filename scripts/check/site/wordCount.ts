import type { SitePage } from './sitePage.ts';
import { visibleTexts } from './visibleTexts.ts';

/** What a page of substance has, in words. */
export const wordRange = { least: 250, most: 700 } as const;

/** @returns how many words the page's own part has, without header and footer */
export function wordCount({ root }: SitePage): number {
  const main = root.querySelector('main');
  if (!main) return 0;
  const words = visibleTexts(main).flatMap(({ text }) => text.split(/\s+/));
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
