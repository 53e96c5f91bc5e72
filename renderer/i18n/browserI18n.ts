import i18next, { type i18n } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { retryingFetch } from './retryingFetch.ts';

const urls: Record<string, string> = {};
const ready: Record<string, Promise<i18n> | undefined> = {};

/**
 * Loads translation files of islands, such as `/assets/static/fr/chatbot.Cm90xeH-.json`.
 *
 * @returns a promise of i18next with these translations; it rejects if a file fails
 */
export async function browserI18n(translations: readonly string[]): Promise<i18n> {
  let language = '';
  const namespaces = translations.map((url) => {
    const [, folder = '', namespace = ''] = /([\w-]+)\/(\w+)[^/]*$/.exec(url) ?? [];
    language = folder;
    urls[`${folder}/${namespace}`] = url;
    return namespace;
  });
  ready[language] ??= start(language);
  const i18n = (await ready[language]) as i18n;
  await i18n.loadNamespaces(namespaces);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  if (missing.length > 0) {
    console.error('Failed to load translations', missing);
    // The next call creates a new instance, because i18next does not request a failed file again.
    ready[language] = undefined;
    throw new Error(`Translations could not be loaded (${missing.join(', ')})`);
  }
  return i18n;
}

async function start(language: string): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(HttpBackend)
    .use(initReactI18next)
    .init<HttpBackendOptions>({
      lng: language,
      fallbackLng: false,
      ns: [],
      // `retryingFetch` has already retried. i18next's own retries would take eleven seconds more.
      maxRetries: 0,
      interpolation: { escapeValue: false },
      backend: {
        loadPath: ([code]: string[], [namespace]: string[]) => urls[`${code}/${namespace}`] ?? '',
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
