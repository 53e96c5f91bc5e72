import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageCode, languageOf } from '../../content/languages.ts';

/** The visitor's language within a page that is shown in another one: links, and islands once they are hydrated, stay in it. */
export const AddressLanguage = createContext<LanguageCode | undefined>(undefined);

/** @returns the language in which links lead on: that of the page's address */
export function useAddressLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  const language = useContext(AddressLanguage);
  return language ?? languageOf(i18n.language).code;
}
