import type { Resources } from '../locales/i18next.d.ts';
import { chainOf, mergeTranslations, readTranslations } from '../renderer/i18n/mergeTranslations.ts';
import { untagged } from '../renderer/i18n/taggedText.ts';

const byLanguage = readTranslations();

/**
 * @returns the texts of one file as editors write them: with placeholders such as `{{company}}`, and without the typography that pages
 *   add. A text that the language lacks comes from its fallback language, as on pages
 */
export function translationsOf<Name extends keyof Resources>(language: string, name: Name): Resources[Name] {
  const words = untagged(mergeTranslations(byLanguage, chainOf(language)));
  return words[name] as unknown as Resources[Name];
}
