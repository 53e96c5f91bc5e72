import type { Resources } from '../../../locales/i18next.d.ts';

/** Where an entry of the catalogue leads, as `content/catalogue.json` says. */
interface EntryFacts {
  id: string;
  path: string;
  /** Consultants have one, services do not. */
  consultantType?: string | undefined;
}

type EntryWords = Resources['search']['catalogue'];

export interface SearchEntry extends EntryFacts {
  title: string;
  description: string;
  keywords: readonly string[];
}

/**
 * @param facts the entries of `content/catalogue.json`
 * @param words `catalogue` of `search.json`, in one language
 * @returns the entries in their order, with their words
 */
export function searchEntries(facts: readonly EntryFacts[], words: EntryWords): SearchEntry[] {
  return facts.map((entry) => ({ ...entry, ...words[entry.id as keyof EntryWords] }));
}
