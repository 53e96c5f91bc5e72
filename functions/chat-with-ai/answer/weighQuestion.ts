import type { Question } from './readQuestion.ts';

/** What each word of a question is worth in understanding it. */
export interface Weights {
  weightOf(stem: string): number;
  weigh(stems: readonly string[]): number;
  /** All words that carry the subject, together. */
  worth: number;
  /** Words by which the question leaves the site's subject: they are never understood. */
  outside: ReadonlySet<string>;
}

/** What is known of words. */
export interface WordKnowledge {
  /** Whether anything at all knows the stem: pages, topics, synonyms or what lies outside. */
  isKnown(stem: string): boolean;
  /** Whether pages hold the stem, but no topic and no synonym lists it. */
  isIncidental(stem: string): boolean;
  /** How rare the stem is on the pages, from 0.1 to 1. */
  rarityOf(stem: string): number;
}

/** A word that pages happen to hold, but that no topic and no synonym lists, tells less of what is asked. */
const incidentalFactor = 0.6;

/** A word that nothing is known about is circumstance (`our pump restarts at night`) or another subject. */
const unknownWeight = 0.6;

/** A word that leads away from the site's subject weighs more than any that stays on it. */
const outsideWeight = 1.2;

/**
 * @param question its words
 * @param outside those by which it leaves the site's subject
 * @param known what is known of words
 */
export function weighQuestion(
  { subject }: Question,
  outside: ReadonlySet<string>,
  { isKnown, isIncidental, rarityOf }: WordKnowledge,
): Weights {
  const weightOf = (stem: string) => {
    if (outside.has(stem)) return outsideWeight;
    if (!isKnown(stem)) return unknownWeight;
    return rarityOf(stem) * (isIncidental(stem) ? incidentalFactor : 1);
  };
  const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  return { weightOf, weigh, worth: weigh(subject), outside };
}
