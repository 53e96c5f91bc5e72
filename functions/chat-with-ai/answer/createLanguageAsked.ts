import stopWords from '../../../content/chat/stopWords.json';
import type { LanguageCode } from '../../../content/languages.ts';
import { type ChatLanguage, wordsOf } from './stemsOf.ts';

/**
 * A visitor of a French page may ask in English: `how`, `does` and `the` tell.
 *
 * @param languages those that can be answered in
 * @returns a function from a message and the language of its page to the language that most of its words belong to; the
 *   page's own where no other has more
 */
export function createLanguageAsked(
  languages: readonly ChatLanguage[],
): (message: string, page: LanguageCode) => LanguageCode {
  /** The words that any question holds. */
  const commonWords = languages.map((language) => ({
    language,
    words: new Set(wordsOf(stopWords[language])),
  }));

  return (message, page) => {
    const counts = commonWords.map(({ language, words }) => ({
      language,
      count: wordsOf(message).filter((word) => words.has(word)).length,
    }));
    const own = counts.find(({ language }) => language === page);
    // A page in a language that nothing is known in gets what it always gets.
    if (!own) return page;
    return counts.reduce((most, each) => (each.count > most.count ? each : most), own).language;
  };
}
