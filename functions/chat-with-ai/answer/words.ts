import { stemmer as stemArabic } from '@orama/stemmers/arabic';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { foldText } from '../../../renderer/i18n/foldText.ts';

/** A stemmer for each language, by its code. A language without a stemmer is searched by whole words. */
const snowball: Readonly<Record<string, (word: string) => string>> = {
  // Snowball takes off the ending of `testée` only where it sees the accent, which folding has taken away. Without its second `e`, `testee`
  // has the stem of `teste`, which is the folded `testé`.
  fr: (word) => stemFrench(word.replace(/ee(s?)$/, 'e$1')),
  en: stemEnglish,
  es: stemSpanish,
  ar: stemArabic,
};

/** Letters and digits, with the signs inside a name: `C#` and `Node.js` are one word, `S/4HANA` and `CI/CD` two. */
const word = /[\p{L}\p{N}]+(?:[.][\p{L}\p{N}]+)*[#+]*/gu;

/** @returns a text as it is compared ({@link foldText}); a letter that is drawn out, as in `merciii`, counts once */
export function fold(text: string): string {
  return foldText(text).replace(/(\p{L})\1{2,}/gu, '$1');
}

/** @returns the words of a text as it is searched: in lower case, without accents */
export function wordsIn(text: string): string[] {
  return fold(text).match(word) ?? [];
}

/** Returns the stems of the words of a text, in reading order. A word that any question may contain stays whole and is marked. */
export type StemsOf = (text: string) => string[];

/** Creates the function that stems texts (Snowball, snowballstem.org). Common words are not stemmed: `are` would become the `AR` of augmented reality. */
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

/** @returns true for a word that any question may contain, which says little of the subject */
export function isCommon(stem: string): boolean {
  return stem.startsWith('_');
}

/** @returns the language with most common words in the question, the page's own unless another has more: on a French page visitors may ask in English */
export function languageAsked<Code extends string>(
  message: string,
  page: Code,
  common: ReadonlyMap<Code, ReadonlySet<string>>,
): Code {
  const words = wordsIn(message);
  const countOf = (language: Code) => words.filter((each) => common.get(language)?.has(each)).length;
  return [...common.keys()].reduce((most, each) => (countOf(each) > countOf(most) ? each : most), page);
}
