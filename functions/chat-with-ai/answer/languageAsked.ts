import stopWords from '../../../content/chat/stopWords.json';
import type { LanguageCode } from '../../../locales/languages.ts';
import { chatLanguages, fold } from './stemsOf.ts';

/** The words that any question holds, in each language those that the others do not have. */
const commonWords = chatLanguages.map((language) => {
  const shared = new Set(
    chatLanguages.flatMap((other) => (other === language ? [] : wordsOf(stopWords[other].join(' ')))),
  );
  return {
    language,
    words: new Set(wordsOf(stopWords[language].join(' ')).filter((word) => !shared.has(word))),
  };
});

/**
 * A visitor of a French page may ask in English: `how`, `does` and `the` tell.
 *
 * @param message what the visitor wrote
 * @param page the language of the page
 * @returns the language that more of its words belong to than to the page's; the page's own where none does
 */
export function languageAsked(message: string, page: LanguageCode): LanguageCode {
  const counts = commonWords.map(({ language, words }) => ({
    language,
    count: wordsOf(message).filter((word) => words.has(word)).length,
  }));
  const own = counts.find(({ language }) => language === page);
  // A page in a language that nothing is known in gets what it always gets.
  if (!own) return page;
  return counts.reduce((most, each) => (each.count > most.count ? each : most), own).language;
}

function wordsOf(text: string): string[] {
  return fold(text).match(/\p{L}+/gu) ?? [];
}
