import { stemmer as stemArabic } from '@orama/stemmers/arabic';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';

/** The stemmers there are, by the code of their language. A language without one is searched by whole words. */
const snowball: Readonly<Record<string, (word: string) => string>> = {
  // Snowball tells `testé` from `teste` by the accent that folding took away: feminine participles lose one `e` here instead.
  fr: (word) => stemFrench(word.replace(/ee(s?)$/, 'e$1')),
  en: stemEnglish,
  es: stemSpanish,
  ar: stemArabic,
};

/** Letters and digits, with what joins them inside a name: `S/4HANA` and `CI/CD` are two words, `C#` and `Node.js` one. */
const word = /[\p{L}\p{N}]+(?:[.][\p{L}\p{N}]+)*[#+]*/gu;

/**
 * Lower case without accents: visitors write `securite` as often as `sécurité`. In Arabic, vowel signs and the forms of alef
 * go with them, and ta marbuta and final ya become the letters that many type for them. A letter that is drawn out, `merciii`, counts once.
 *
 * @param text any text
 * @returns the text with every letter reduced to its base
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/(\p{L})\1{2,}/gu, '$1');
}

/** @returns the words of a text as it is searched: in lower case, without accents */
export function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? [];
}

/** Gives every word of a text in reading order as its stem. Words that any question may contain stay whole and are marked. */
export type StemsOf = (text: string) => string[];

/**
 * @param language the language of the texts
 * @param commonWords the words that any question may contain, parted by spaces: `are` would else become the `AR` of augmented reality
 * @returns what gives the stems (Snowball, Martin Porter, snowballstem.org) of a question or a passage in that language
 */
export function createStemsOf(language: string, commonWords: string): StemsOf {
  const common = new Set(wordsOf(commonWords));
  const stem = snowball[language] ?? ((each: string) => each);
  return (text) =>
    wordsOf(text).map((each) => {
      if (common.has(each)) {
        return `_${each}`;
      }
      // Names such as k6, Node.js and C# have no stem.
      return /^(?:[a-z]+|\p{Script=Arabic}+)$/u.test(each) ? stem(each) : each;
    });
}

/** @returns whether any question may contain it: it says little of the subject */
export function isCommon(stem: string): boolean {
  return stem.startsWith('_');
}

/**
 * A visitor of a French page may ask in English: `how`, `does` and `the` tell.
 *
 * @param message what is asked
 * @param page the language of its page
 * @param common the words that any question may contain, in each language that is answered in
 * @returns the language that most of its words belong to; the page's own where no other has more
 */
export function languageAsked<Code extends string>(
  message: string,
  page: Code,
  common: ReadonlyMap<Code, ReadonlySet<string>>,
): Code {
  const words = wordsOf(message);
  const countOf = (language: Code) => words.filter((each) => common.get(language)?.has(each)).length;
  return [...common.keys()].reduce((most, each) => (countOf(each) > countOf(most) ? each : most), page);
}
