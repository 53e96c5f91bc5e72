import type { HTMLElement } from 'node-html-parser';
import { site } from './builtSite.ts';

/**
 * @param url the address of a document, such as `/en/careers`
 * @returns its parsed HTML
 * @throws Error when the built site has no such document
 */
export function pageAt(url: string): HTMLElement {
  const page = site.pages.find((each) => each.url === url);
  if (!page) throw new Error(`The built site has no ${url}.`);
  return page.root;
}
