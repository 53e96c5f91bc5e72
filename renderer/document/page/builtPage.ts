import type { Root } from 'hast';
import type { Crumb } from '../../../components/layout/breadcrumbOf.ts';
import type { LanguageCode } from '../../../content/languages.ts';
import type { JsonLdNode, PageHead } from '../head/metadata.ts';

/** A rendered page as a value. Everything else that a build writes is a function of it, or of the list of all of them. */
export interface BuiltPage {
  /** Its address, with its language: `/en/careers`. */
  url: string;
  language: LanguageCode;
  /** The folder that renders it: `pages/services/@domain`. */
  kind: string;
  head: PageHead;
  breadcrumb: readonly Crumb[];
  graph: readonly JsonLdNode[];
  tree: Root;
}

/** @returns path, query and fragment of an absolute address of the site */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

/** @returns whether the page is for search engines, under the address that it names */
export function isCanonical({ url, head }: Pick<BuiltPage, 'url' | 'head'>): boolean {
  return head.canonical !== undefined && pathOf(head.canonical) === url;
}
