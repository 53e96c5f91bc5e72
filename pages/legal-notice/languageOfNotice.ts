import { defaultLanguage, fallbackLanguage, type LanguageCode } from '../../content/languages.ts';

/** The specification has the notice in these two (§1); the other languages show it in the second. */
export function languageOfNotice(language: LanguageCode): LanguageCode {
  return language === defaultLanguage ? defaultLanguage : fallbackLanguage;
}
