import outside from '../../../content/chat/outside.json';
import type { Question } from './readQuestion.ts';
import { allStemsOf, type ChatLanguage } from './stemsOf.ts';

/**
 * @param language the language of the questions
 * @returns a function that finds the words of a question by which it leaves the site's subject: `book me a flight to
 *   Tunis`, and every stem of the phrases it knows
 */
export function createOutside(language: ChatLanguage): {
  outsideOf: (question: Question) => ReadonlySet<string>;
  vocabulary: ReadonlySet<string>;
} {
  const phrases = outside[language].map((phrase) => allStemsOf(phrase, language));

  function outsideOf({ words }: Question): ReadonlySet<string> {
    const present = new Set(words);
    const found = phrases.filter((phrase) => phrase.every(({ stem }) => present.has(stem)));
    return new Set(found.flatMap((phrase) => phrase.flatMap(({ stem, common }) => (common ? [] : stem))));
  }

  return { outsideOf, vocabulary: new Set(phrases.flat().map(({ stem }) => stem)) };
}
