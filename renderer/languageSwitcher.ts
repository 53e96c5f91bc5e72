import { languageStorageKey } from '../locales/languageStorageKey.ts';

/** Keeps the language that the visitor chooses, and the query and fragment of the page on the way to it. */
export function languageSwitcher(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
    if (!link) return;
    try {
      localStorage.setItem(languageStorageKey, link.dataset.language ?? '');
    } catch {
      // The choice holds for this page only.
    }
    link.search = location.search;
    link.hash = location.hash;
  });
}
