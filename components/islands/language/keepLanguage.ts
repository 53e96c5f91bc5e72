import { languageStorageKey } from '../../../locales/languageStorageKey.ts';

/**
 * The language switcher: keeps the language that the visitor chooses, and the query and fragment of the page on the way to it.
 *
 * @param event a click anywhere on the page
 */
export function keepLanguage({ target }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  try {
    localStorage.setItem(languageStorageKey, link.dataset.language ?? '');
  } catch {
    // The choice holds for this page only.
  }
  link.search = location.search;
  link.hash = location.hash;
}
