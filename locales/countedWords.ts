import type { Resources } from './i18next.d.ts';

/** @returns the lengths of the lists whose number of items a text states: the reasons for choosing the company */
export function countedWords({ about }: Resources): { reasonCount: number } {
  return { reasonCount: about.why.items.length };
}
