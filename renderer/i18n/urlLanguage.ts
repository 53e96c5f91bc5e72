import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageCode, languageOf } from '../../content/languages.ts';

/** The language of the URL, if it differs from the language of the rendered page. Links and hydrated islands use it. */
export const UrlLanguage = createContext<LanguageCode | undefined>(undefined);

export function useUrlLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  const language = useContext(UrlLanguage);
  return language ?? languageOf(i18n.language).code;
}
