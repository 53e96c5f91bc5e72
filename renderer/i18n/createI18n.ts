import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { LanguageCode } from '../../content/languages.ts';
import { commonNamespace } from '../../locales/textRules.ts';
import { memoize, taggedTranslations } from './translations.ts';

/** @returns the i18next instance of a language, always the same one. In a build, `t()` throws for a key without a translation. */
export const createI18n = memoize((language: LanguageCode): i18n => {
  const instance = i18next.createInstance();
  const translations = taggedTranslations(language);
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: translations },
    ns: Object.keys(translations),
    defaultNS: commonNamespace,
    // React already escapes what it renders.
    interpolation: { escapeValue: false },
    initAsync: false,
    missingInterpolationHandler: (text, [placeholder = '']) => {
      throw new Error(
        `locales/${language}: "${text}" needs a value for ${placeholder}, and the page gives none.`,
      );
    },
    returnedObjectHandler: (key) => {
      throw new Error(
        `locales/${language}: "${key}" is a group, and a page shows it as a text. Ask for one text of it, or for all with returnObjects.`,
      );
    },
    // Without this option, i18next does not call `missingKeyHandler`, and the page shows the key.
    saveMissing: import.meta.env.PROD,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(
        `locales/${language}/${namespace}.json: "${key}" is missing, and a page shows it. Add the text, or correct the key in the page.`,
      );
    },
  });
  // react-i18next copies all own properties of an instance at each use, which costs a build one second. An object that inherits from the
  // instance has no own properties. This relies on undocumented behaviour: docs/upgrading.md.
  return Object.create(instance);
});
