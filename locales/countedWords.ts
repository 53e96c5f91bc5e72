import type { Resources } from './i18next.d.ts';

/** @returns the number of items in each list whose length a text states, such as the reasons for choosing the company */
export function countedWords({ about }: Resources): { reasonCount: number } {
  return { reasonCount: about.why.items.length };
}
