import type { Options } from 'minisearch';
import { type ChatLanguage, stemsOf } from './stemsOf.ts';

/** A passage as it is indexed. */
export interface IndexedPassage {
  id: number;
  /** Name and title of its page. */
  title: string;
  /** What the page says of itself to search engines; on its first passage only. */
  about: string;
  heading: string;
  text: string;
}

/**
 * The one description of the index: the build writes it and the function reads it with the same options, as MiniSearch asks.
 *
 * @param language the language of the passages
 * @returns MiniSearch's options
 */
export function searchOptionsFor(language: ChatLanguage): Options<IndexedPassage> {
  return {
    fields: ['title', 'about', 'heading', 'text'],
    tokenize: (text) => stemsOf(text, language),
    processTerm: (term) => term,
  };
}
