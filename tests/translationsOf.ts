import type { Resources } from '../locales/i18next.d.ts';
import { chainOf, mergeTranslations, readTranslations } from '../renderer/i18n/mergeTranslations.ts';
import { untagged } from '../renderer/i18n/taggedText.ts';

const byLanguage = readTranslations();

/**
 * @returns the words of one file as editors write them: placeholders such as `{{company}}` stay, and no typography is set. A text that the
 *   language lacks is taken from the next one, as on pages
 */
export function translationsOf<Name extends keyof Resources>(language: string, name: Name): Resources[Name] {
  const words = untagged(mergeTranslations(byLanguage, chainOf(language)));
  return words[name] as unknown as Resources[Name];
}
