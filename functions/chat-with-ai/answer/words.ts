import { stemmer as stemArabic } from '@orama/stemmers/arabic';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { foldText } from '../../../renderer/i18n/foldText.ts';

/** The stemmers by language code. In a language without a stemmer, whole words are searched. */
const snowball: Readonly<Record<string, (word: string) => string>> = {
  // `fold` turns `testée` into `testee`, whose ending Snowball does not know. With one `e`, it gets the stem of `testé`.
  fr: (word) => stemFrench(word.replace(/ee(s?)$/, 'e$1')),
  en: stemEnglish,
  es: stemSpanish,
  ar: stemArabic,
};

/** A word: letters and digits, with dots inside and `#` or `+` at the end. `C#` and `Node.js` are one word each, `S/4HANA` is two words. */
const word = /[\p{L}\p{N}]+(?:[.][\p{L}\p{N}]+)*[#+]*/gu;

/** @returns a text prepared for comparison ({@link foldText}); a letter written three times or more, as in `merciii`, is kept once */
export function fold(text: string): string {
  return foldText(text).replace(/(\p{L})\1{2,}/gu, '$1');
}

export function wordsIn(text: string): string[] {
  return fold(text).match(word) ?? [];
}

/** Returns the stems of a text's words, in reading order. A common word is not stemmed, but prefixed with `_`. */
export type StemsOf = (text: string) => string[];

/** Creates a function that stems texts (snowballstem.org), except common words: the stem of `are` would match AR (augmented reality). */
export function createStemsOf(language: string, commonWords: string): StemsOf {
  const common = new Set(wordsIn(commonWords));
  const stem = snowball[language] ?? ((each: string) => each);
  return (text) =>
    wordsIn(text).map((each) => {
      if (common.has(each)) {
        return `_${each}`;
      }
      // Names such as k6, Node.js and C# have no stem.
      return /^(?:[a-z]+|\p{Script=Arabic}+)$/u.test(each) ? stem(each) : each;
    });
}

/** @returns whether a stem is a common word, which does not indicate the subject */
export function isCommon(stem: string): boolean {
  return stem.startsWith('_');
}

/**
 * Guesses the language of a question, because visitors of a French page may ask in English.
 *
 * @returns the language that has the most common words in the question; the page's language if no other has more
 */
export function languageAsked<Code extends string>(
  message: string,
  page: Code,
  common: ReadonlyMap<Code, ReadonlySet<string>>,
): Code {
  const words = wordsIn(message);
  const countOf = (language: Code) => words.filter((each) => common.get(language)?.has(each)).length;
  return [...common.keys()].reduce((most, each) => (countOf(each) > countOf(most) ? each : most), page);
}
