import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageCode, languageOf } from '../../content/languages.ts';

/** The language of the URL, for links and islands. Content may be in another language. Undefined if it is the language of i18next. */
export const UrlLanguage = createContext<LanguageCode | undefined>(undefined);

export function useUrlLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  const language = useContext(UrlLanguage);
  return language ?? languageOf(i18n.language).code;
}
