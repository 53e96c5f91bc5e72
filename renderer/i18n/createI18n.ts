import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { defaultLanguage, fallbackLanguage, type LanguageCode } from '../../content/languages.ts';
import { commonWords } from '../../locales/textRules.ts';
import { createFinisher } from './finishWords.ts';
import type { QuotingWords } from './quotedTexts.ts';
import { words } from './words.ts';

const instances = new Map<LanguageCode, i18n>();

/**
 * @param language the language to render in
 * @returns an i18next instance that has all of that language's words, finished; the same one at each call
 * @throws Error from `t()` when a key has no words, while building; in development the text of the fallback language, or the key, shows instead
 */
export function createI18n(language: LanguageCode): i18n {
  const known = instances.get(language) ?? instanceFor(language);
  instances.set(language, known);
  return known;
}

function instanceFor(language: LanguageCode): i18n {
  const instance = i18next.createInstance();
  const finishWords = createFinisher(
    (code) => (words[code as LanguageCode] ?? {}) as unknown as QuotingWords,
  );
  const finished = (code: LanguageCode) =>
    Object.fromEntries(
      Object.entries(words[code] ?? {}).map(([namespace, own]) => [
        namespace,
        finishWords(code, namespace, own),
      ]),
    );
  const fallback: LanguageCode[] = import.meta.env.MODE === 'development' ? [fallbackLanguage] : [];
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallback,
    resources: Object.fromEntries([language, ...fallback].map((code) => [code, finished(code)])),
    ns: Object.keys(words[defaultLanguage] ?? {}),
    defaultNS: commonWords,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    initAsync: false,
    missingInterpolationHandler: (text, [placeholder = '']) => {
      throw new Error(
        `locales/${language}: "${text}" needs a value for ${placeholder}, and the page gives none.`,
      );
    },
    saveMissing: import.meta.env.PROD,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(
        `locales/${language}/${namespace}.json: "${key}" is missing, and a page shows it. Add the text, or correct the key in the page.`,
      );
    },
  });
  // react-i18next copies all own properties of an instance at each use. An object that inherits from it has none to copy.
  return Object.create(instance);
}
