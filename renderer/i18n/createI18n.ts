import i18next, { type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { company } from '../../content/company.ts';
import { promises } from '../../content/promises.ts';
import { figureTexts } from '../../locales/figureTexts.ts';
import { noteFiles, notingFiles } from '../../locales/filesRead.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import { defaultLanguage, fallbackLanguage, type LanguageCode, languageOf } from '../../locales/languages.ts';
import { type ListWords, listTexts } from '../../locales/listTexts.ts';
import { type PromiseWords, promiseTexts } from '../../locales/promiseTexts.ts';
import { withFallback } from './fallbackTexts.ts';
import { words } from './words.ts';

const instances = new Map<LanguageCode, ReturnType<typeof notingFiles<i18n>>>();

/**
 * @param language the language to render in
 * @returns an i18next instance that holds all of that language's words; the same one at each call
 * @throws Error from `t()` when a key has no words, while building; in development the key shows itself
 */
export function createI18n(language: LanguageCode): i18n {
  const known = instances.get(language) ?? notingFiles(() => instanceFor(language));
  instances.set(language, known);
  noteFiles(known.files);
  return known.made;
}

function instanceFor(language: LanguageCode): i18n {
  const instance = i18next.createInstance();
  const own = words[language] ?? {};
  const { draft } = languageOf(language);
  const fallback = words[fallbackLanguage] ?? {};
  // A draft says no promise and no count before it has the words for both.
  const speaking = own.promises && own.lists ? language : fallbackLanguage;
  const said = words[speaking] as unknown as {
    promises: PromiseWords;
    lists: ListWords;
    offices?: Partial<Resources['offices']>;
  };
  // Any text may quote the company, a promise, a figure or a count; texts of islands are fetched as they are, and quote the company and promises only.
  const quoted = new Map(
    textsIn({
      company: company.name,
      ...promiseTexts(speaking, promises, said.promises),
      ...figureTexts(language),
      ...listTexts(speaking, said.lists, said.promises.numbers, said.offices?.cityNames),
    }),
  );
  instance.use(initReactI18next).init({
    lng: language,
    // A number may need another form in a draft than in the fallback language, where i18next then looks for it.
    fallbackLng: draft ? fallbackLanguage : false,
    resources: draft
      ? { [language]: withFallback(own, fallback), [fallbackLanguage]: withFallback({}, fallback) }
      : { [language]: own },
    ns: Object.keys(words[defaultLanguage] ?? {}),
    defaultNS: 'common',
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    initAsync: false,
    // i18next's `defaultVariables` would do the same, and copy all of them for every text.
    missingInterpolationHandler: (text, [placeholder = '', name = '']) => {
      const value = quoted.get(name.trim());
      if (value !== undefined) return value;
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
  return remember(instance);
}

/** By the names that words use: `company`, `figures.projects`. */
function textsIn(values: object, prefix = ''): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' ? textsIn(value, `${prefix}${name}.`) : [[prefix + name, String(value)]],
  );
}

/**
 * Most words are the same on every page: they are put together once. And react-i18next copies all own properties of an instance
 * wherever words are used: this one has hardly any.
 */
function remember(instance: i18n): i18n {
  const speakers = new Map<string, TFunction>();
  const getFixedT = (...given: unknown[]) => {
    const id = given.slice(0, 3).join('|');
    const known =
      speakers.get(id) ?? rememberTexts((instance.getFixedT as (...all: unknown[]) => TFunction)(...given));
    speakers.set(id, known);
    return known;
  };
  return Object.create(instance, { getFixedT: { value: getFixedT } });
}

/** Texts that are given nothing to fill in. */
function rememberTexts(t: TFunction): TFunction {
  const texts = new Map<string, ReturnType<typeof notingFiles<unknown>>>();
  const speak = (key: string, options?: object) => {
    if (options && Object.keys(options).join() !== 'returnObjects') return t(key, options as never);
    const id = options ? `${key} in full` : key;
    const { made, files } = texts.get(id) ?? notingFiles(() => t(key, options as never));
    texts.set(id, { made, files });
    noteFiles(files);
    return made;
  };
  return speak as TFunction;
}
