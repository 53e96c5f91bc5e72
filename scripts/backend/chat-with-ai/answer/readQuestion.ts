import { allStemsOf, type ChatLanguage } from './stemsOf.ts';

/** A question as the rest reads it. */
export interface Question {
  /** Every word as a stem, in order. */
  words: string[];
  /** The stems that carry its subject, each once. */
  subject: string[];
  /** Those that any question may hold. */
  common: Set<string>;
}

/**
 * @param text what the visitor wrote, or one sentence of it
 * @param language the language it is taken to be written in
 * @returns its words, sorted by what they are worth
 */
export function readQuestion(text: string, language: ChatLanguage): Question {
  const stems = allStemsOf(text, language);
  const subject = new Set(stems.flatMap(({ stem, common }) => (common ? [] : stem)));
  return {
    words: stems.map(({ stem }) => stem),
    subject: [...subject],
    common: new Set(stems.flatMap(({ stem, common }) => (common && !subject.has(stem) ? stem : []))),
  };
}
