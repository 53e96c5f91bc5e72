import { stemmer as stemArabic } from '@orama/stemmers/arabic';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import stopWords from '../../../content/chat/stopWords.json';
import { type LanguageCode, languages } from '../../../content/languages.ts';

/** A language the function can search in. Others are answered in the fallback language. */
export type ChatLanguage = keyof typeof stopWords & LanguageCode;

/** Those that `content/chat/` says how to speak with. */
export const chatLanguages = languages
  .map(({ code }) => code)
  .filter((code): code is ChatLanguage => code in stopWords);

/** A language without stemmer is searched by whole words. */
const snowball: Partial<Record<LanguageCode, (word: string) => string>> = {
  fr: stemFrench,
  en: stemEnglish,
  es: stemSpanish,
  ar: stemArabic,
};

/** Letters and digits, with what joins them inside a name: `S/4HANA` and `CI/CD` are two words, `C#` and `Node.js` one. */
const word = /[\p{L}\p{N}]+(?:[.][\p{L}\p{N}]+)*[#+]*/gu;

/** The words that any question may hold. */
const commonWords: ReadonlyMap<LanguageCode, ReadonlySet<string>> = new Map(
  chatLanguages.map((language) => [language, new Set(wordsOf(stopWords[language]))]),
);

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

/**
 * @param text a question or a passage
 * @param language the language it is written in
 * @returns every word in reading order as its stem (Snowball, Martin Porter, snowballstem.org). Words that any question may hold
 *   stay whole and are marked, because `are` would else become the `AR` of augmented reality.
 */
export function stemsOf(text: string, language: ChatLanguage): string[] {
  return wordsOf(text).map((each) =>
    commonWords.get(language)?.has(each) || /^\D$/u.test(each) ? `_${each}` : stemOf(each, language),
  );
}

/** @returns whether any question may hold it: it says little of the subject */
export function isCommon(stem: string): boolean {
  return stem.startsWith('_');
}

function stemOf(folded: string, language: ChatLanguage): string {
  // Names such as k6, Node.js and C# have no stem.
  if (!/^(?:[a-z]+|\p{Script=Arabic}+)$/u.test(folded)) return folded;
  // Snowball tells `testé` from `teste` by the accent that folding took away: feminine participles lose one `e` here instead.
  const plain = language === 'fr' ? folded.replace(/ee(s?)$/, 'e$1') : folded;
  return snowball[language]?.(plain) ?? plain;
}

/**
 * A visitor of a French page may ask in English: `how`, `does` and `the` tell.
 *
 * @param message what is asked
 * @param page the language of its page
 * @param known the languages that are answered in
 * @returns the language that most of its words belong to; the page's own where no other has more
 */
export function languageAsked(
  message: string,
  page: LanguageCode,
  known: readonly LanguageCode[],
): LanguageCode {
  const words = wordsOf(message);
  const countOf = (language: LanguageCode) =>
    words.filter((word) => commonWords.get(language)?.has(word)).length;
  return known.reduce((most, each) => (countOf(each) > countOf(most) ? each : most), page);
}
