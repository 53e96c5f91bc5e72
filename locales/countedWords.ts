import type { Resources } from './i18next.d.ts';

/** @returns the length of each list of words that words count: the reasons for choosing the company */
export function countedWords({ about }: Resources): { reasonCount: number } {
  return { reasonCount: about.why.items.length };
}
