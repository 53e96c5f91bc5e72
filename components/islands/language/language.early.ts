import type { LanguageCode } from '../../../content/languages.ts';
import { languageKey } from '../../../content/storedItems.ts';
import { chooseLanguage } from './chooseLanguage.ts';

declare const SUPPORTED_LANGUAGES: readonly LanguageCode[];

if (!document.documentElement.dataset.languageFixed) {
  enterLanguage();
  // It may be chosen in another tab. Whatever else is stored there changes nothing here.
  addEventListener('storage', enterLanguage);
}
addEventListener('click', keepLanguage);

/** Moves the visitor to the language that is theirs. Storage may throw: then nothing is remembered, and all else goes on. */
function enterLanguage(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(languageKey);
  } catch {}

  const { store, url } = chooseLanguage({
    address: location,
    browser: navigator,
    stored,
    fromThisSite: document.referrer.startsWith(`${location.origin}/`),
    supported: SUPPORTED_LANGUAGES,
  });

  if (store) {
    storeLanguage(store);
  }
  if (url) {
    location.replace(url);
  }
}

/** The language switcher: keeps the language that the visitor chooses, and the query and fragment of the page on the way to it. */
function keepLanguage({ target }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
  if (!link) {
    return;
  }
  storeLanguage(link.dataset.language ?? '');
  link.search = location.search;
  link.hash = location.hash;
}

function storeLanguage(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The choice holds for this page only.
  }
}
