import { languageStorageKey } from '../../locales/languageStorageKey.ts';
import type { LanguageCode } from '../../locales/languages.ts';
import { chooseLanguage } from './chooseLanguage.ts';

declare const PUBLISHED_LANGUAGES: readonly LanguageCode[];

// Runs inline, before the first paint. Storage may throw: then nothing is remembered, and all else goes on.
const { documentElement } = document;

if (!documentElement.dataset.languageFixed) {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(languageStorageKey);
  } catch {}

  const { pathname, search, hash } = location;
  const { store, url } = chooseLanguage({
    pathname,
    search,
    hash,
    stored,
    browser: navigator.language,
    userAgent: navigator.userAgent,
    published: PUBLISHED_LANGUAGES,
  });

  if (store) {
    try {
      localStorage.setItem(languageStorageKey, store);
    } catch {}
  }
  if (url) location.replace(url);
}
