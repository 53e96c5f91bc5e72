import type { LanguageCode } from '../../../content/languages.ts';
import { type ChatLanguage, commonWords, wordsOf } from './stemsOf.ts';

/**
 * A visitor of a French page may ask in English: `how`, `does` and `the` tell.
 *
 * @param languages those that can be answered in
 * @returns a function from a message and the language of its page to the language that most of its words belong to; the
 *   page's own where no other has more, or where nothing is known in it
 */
export function createLanguageAsked(languages: readonly ChatLanguage[]) {
  return (message: string, page: LanguageCode): LanguageCode => {
    const words = wordsOf(message);
    const countOf = (language: LanguageCode) =>
      words.filter((word) => commonWords.get(language)?.has(word)).length;
    if (!languages.some((each) => each === page)) return page;
    return languages.reduce<LanguageCode>(
      (most, each) => (countOf(each) > countOf(most) ? each : most),
      page,
    );
  };
}
