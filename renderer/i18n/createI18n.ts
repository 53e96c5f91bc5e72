import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { company } from '../../content/company.ts';
import { promises } from '../../content/promises.ts';
import { figureTexts } from '../../locales/figureTexts.ts';
import { defaultLanguage, fallbackLanguage, type LanguageCode, languageOf } from '../../locales/languages.ts';
import { type ListWords, listTexts } from '../../locales/listTexts.ts';
import { type PromiseWords, promiseTexts } from '../../locales/promiseTexts.ts';
import { withFallback } from './fallbackTexts.ts';
import { words } from './words.ts';

const instances = new Map<LanguageCode, i18n>();

/**
 * @param language the language to render in
 * @returns an i18next instance that holds all of that language's words; the same one at each call
 * @throws Error from `t()` when a key has no words, while building; in development the key shows itself
 */
export function createI18n(language: LanguageCode): i18n {
  const known = instances.get(language);
  if (known) return known;

  const instance = i18next.createInstance();
  const own = words[language] ?? {};
  const { draft } = languageOf(language);
  const fallback = words[fallbackLanguage] ?? {};
  // A draft says no promise and no count before it has the words for both.
  const speaking = own.promises && own.lists ? language : fallbackLanguage;
  const said = words[speaking] as unknown as { promises: PromiseWords; lists: ListWords };
  instance.use(initReactI18next).init({
    lng: language,
    // A number may need another form in a draft than in the fallback language, where i18next then looks for it.
    fallbackLng: draft ? fallbackLanguage : false,
    resources: draft
      ? { [language]: withFallback(own, fallback), [fallbackLanguage]: withFallback({}, fallback) }
      : { [language]: own },
    ns: Object.keys(words[defaultLanguage] ?? {}),
    defaultNS: 'common',
    // React escapes what it renders. Any text may quote the company, a promise, a figure or a count; texts of islands are fetched as they are, and quote the company and promises only.
    interpolation: {
      escapeValue: false,
      defaultVariables: {
        company: company.name,
        ...promiseTexts(speaking, promises, said.promises),
        ...figureTexts(language),
        ...listTexts(speaking, said.lists, said.promises.numbers),
      },
    },
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
  instances.set(language, instance);
  return instance;
}
