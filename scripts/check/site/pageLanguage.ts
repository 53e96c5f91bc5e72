import { aliasAt } from '../../../content/aliases.ts';
import { languageAndPathOf, languageOf } from '../../../locales/languages.ts';
import type { SitePage } from './sitePage.ts';

/** @returns the language that a page must be in, by its address */
export function languageOfPage({ url }: SitePage) {
  const { language, path } = languageAndPathOf(url);
  return languageOf(aliasAt(path)?.language ?? language);
}

/**
 * `lang` and `dir` of a document.
 *
 * @returns a message for each that is wrong
 */
export function languageFaults(page: SitePage): string[] {
  const { hreflang, direction } = languageOfPage(page);
  const html = page.root.querySelector('html');
  return Object.entries({ lang: hreflang, dir: direction }).flatMap(([name, expected]) => {
    const found = html?.getAttribute(name);
    return found === expected
      ? []
      : [`${page.url}  has ${name}="${found ?? ''}"; its address says "${expected}".`];
  });
}
