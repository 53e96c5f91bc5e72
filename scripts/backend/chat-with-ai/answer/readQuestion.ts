import type { ChatLanguage } from './stemsOf.ts';
import { allStemsOf } from './stemsOf.ts';

/** A question as the rest reads it. */
export interface Question {
  /** Every word as a stem, in order. */
  words: string[];
  /** The stems that carry its subject, each once. */
  subject: string[];
  /** Those that any question may hold. */
  common: string[];
}

/**
 * @param text what the visitor wrote, or one sentence of it
 * @param language the language it is taken to be written in
 * @returns its words, sorted by what they are worth
 */
export function readQuestion(text: string, language: ChatLanguage): Question {
  const stems = allStemsOf(text, language);
  const those = (common: boolean) => [
    ...new Set(stems.flatMap((each) => (each.common === common ? each.stem : []))),
  ];
  return { words: stems.map(({ stem }) => stem), subject: those(false), common: those(true) };
}
