import i18next, { type i18n } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { notedLanguages, noteLanguage } from './foreignTexts.ts';
import { retryingFetch } from './retryingFetch.ts';

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
  await instance
    .use(HttpBackend)
    .use(initReactI18next)
    .use(noteLanguage)
    .init<HttpBackendOptions>({
      ...notedLanguages,
      lng: document.documentElement.dataset.pageLanguage ?? '',
      fallbackLng: false,
      ns: [],
      // `retryingFetch` has tried enough; i18next would keep the visitor waiting for eleven seconds more.
      maxRetries: 0,
      interpolation: { escapeValue: false },
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
