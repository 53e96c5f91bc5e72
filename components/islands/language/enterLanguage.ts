import type { LanguageCode } from '../../../content/languages.ts';
import { languageKey } from '../../../content/storedItems.ts';
import { chooseLanguage } from './chooseLanguage.ts';

/** The languages of the site; empty if there is only one. The build inserts them (`inlineScript.ts`). */
declare const SUPPORTED_LANGUAGES: readonly LanguageCode[];

// `data-language-fixed` is on the page of an alias that exists in one language only (`content/aliases.ts`).
if (!document.documentElement.dataset.languageFixed) {
  enterLanguage();
}
addEventListener('click', keepLanguage);

/** Redirects the visitor to their language. If storage is not allowed, nothing is stored. */
function enterLanguage(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(languageKey);
  } catch {}

  const fromThisSite = document.referrer.startsWith(`${location.origin}/`);
  const { store, url } = chooseLanguage(location, navigator, SUPPORTED_LANGUAGES, stored, fromThisSite);

  if (store) {
    storeLanguage(store);
  }
  if (url) {
    location.replace(url);
  }
}

/** Handles a click on the language switcher: stores the language, and adds the query and fragment of the page to the link. */
function keepLanguage({ target }: MouseEvent): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>('[data-language]');
  if (!link) {
    return;
  }
  storeLanguage(link.dataset.language as string);
  link.search = location.search;
  link.hash = location.hash;
}

function storeLanguage(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is not allowed: the choice is valid for this page only.
  }
}
