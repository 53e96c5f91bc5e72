import { languageStorageKey } from '../../../locales/languageStorageKey.ts';
import type { LanguageCode } from '../../../locales/languages.ts';
import { chooseLanguage } from './chooseLanguage.ts';

declare const SUPPORTED_LANGUAGES: readonly LanguageCode[];
declare const PUBLISHED_LANGUAGES: readonly LanguageCode[];

/** Moves the visitor to the language that is theirs. Storage may throw: then nothing is remembered, and all else goes on. */
export function enterLanguage(): void {
  if (document.documentElement.dataset.languageFixed) return;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(languageStorageKey);
  } catch {}

  const { store, url } = chooseLanguage({
    address: location,
    browser: navigator,
    stored,
    fromThisSite: document.referrer.startsWith(`${location.origin}/`),
    supported: SUPPORTED_LANGUAGES,
    published: PUBLISHED_LANGUAGES,
  });

  if (store) {
    try {
      localStorage.setItem(languageStorageKey, store);
    } catch {}
  }
  if (url) location.replace(url);
}
