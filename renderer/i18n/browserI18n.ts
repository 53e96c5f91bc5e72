import i18next, { type i18n } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { name as company } from '../../content/company.json';
import promises from '../../content/promises.json';
import type { Promises } from '../../content/promises.ts';
import { fallbackLanguage } from '../../locales/languages.ts';
import { type PromiseWords, promiseTexts } from '../../locales/promiseTexts.ts';
import { retryingFetch } from './retryingFetch.ts';

const promiseWords = import.meta.glob<PromiseWords>('../../locales/*/promises.json', {
  eager: true,
  import: 'default',
});
const urls: Record<string, string> = {};
let ready: Promise<i18n> | undefined;

/**
 * The browser's words: only the namespaces that islands have asked for.
 *
 * @param words the files of the namespaces, in the language of the document: `/assets/static/chatbot.Cm90xeH-.json`
 * @returns the shared instance, with those namespaces loaded
 * @throws Error when one of them cannot be loaded
 */
export async function browserI18n(words: readonly string[]): Promise<i18n> {
  const namespaces = words.map((url) => {
    const namespace = /([^/.]+)[^/]*$/.exec(url)?.[1] ?? '';
    urls[namespace] = url;
    return namespace;
  });
  ready ??= start();
  const i18n = await ready;
  await i18n.loadNamespaces(namespaces);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missing.length > 0) {
    console.error('Failed to load translations', missing);
    // The next attempt starts afresh: i18next does not ask twice for what has failed.
    ready = undefined;
    throw new Error(`its words could not be loaded (${missing.join(', ')})`);
  }
  return i18n;
}

async function start(): Promise<i18n> {
  const instance = i18next.createInstance();
  const language = document.documentElement.lang;
  await instance
    .use(HttpBackend)
    .use(initReactI18next)
    .init<HttpBackendOptions>({
      lng: language,
      fallbackLng: false,
      ns: [],
      // `retryingFetch` has tried enough; i18next would keep the visitor waiting for eleven seconds more.
      maxRetries: 0,
      // The facts as they are: the build has held them against their schema, which need not reach the browser.
      interpolation: {
        escapeValue: false,
        defaultVariables: { company, ...(promisesIn(language) ?? promisesIn(fallbackLanguage)) },
      },
      backend: {
        loadPath: (_languages: string[], [namespace = '']: string[]) => urls[namespace] ?? '',
        request: (_options, url, _payload, callback) => {
          retryingFetch(url)
            .then(async (response) =>
              callback(null, { status: response.status, data: await response.text() }),
            )
            .catch((error: unknown) => callback(error, { status: 0, data: '' }));
        },
      },
      react: { useSuspense: false },
    });
  return instance;
}

function promisesIn(language: string): Record<string, string> | undefined {
  const words = promiseWords[`../../locales/${language}/promises.json`];
  return words && promiseTexts(language, promises as Promises, words);
}
