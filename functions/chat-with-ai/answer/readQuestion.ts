import { allStemsOf, type ChatLanguage, isCommon } from './stemsOf.ts';

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
 * @param spell puts the stem that was meant in the place of a mistyped one
 * @returns its words, sorted by what they are worth
 */
export function readQuestion(
  text: string,
  language: ChatLanguage,
  spell: (stem: string) => string,
): Question {
  const stems = allStemsOf(text, language).map((written) => {
    const stem = written.common ? written.stem : spell(written.stem);
    // `coment` was meant to be a common word; `containers` only has the stem of one.
    return { stem, common: written.common || (stem !== written.stem && isCommon(stem, language)) };
  });
  const those = (common: boolean) => [
    ...new Set(stems.flatMap((each) => (each.common === common ? each.stem : []))),
  ];
  return { words: stems.map(({ stem }) => stem), subject: those(false), common: those(true) };
}
