import type { Resources } from '../locales/i18next.d.ts';
import { chainOf, layWords, readWords } from '../renderer/i18n/layWords.ts';
import { unmarked } from '../renderer/i18n/markedText.ts';

const written = readWords();

/**
 * @returns the words of one file as editors write them: placeholders such as `{{company}}` stay, and no typography is set. A text that the
 *   language lacks is taken from the next one, as on pages
 */
export function wordsOf<Name extends keyof Resources>(language: string, name: Name): Resources[Name] {
  const words = unmarked(layWords(written, chainOf(language)));
  return words[name] as unknown as Resources[Name];
}
