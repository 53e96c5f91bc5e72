import type { Root } from 'hast';
import type { Crumb } from '../../../components/layout/breadcrumbOf.ts';
import type { LanguageCode } from '../../../content/languages.ts';
import type { JsonLdNode, PageHead } from '../head/metadata.ts';

/** A rendered page as data. Other files are built from it or from its parts: `PageSummary`, `ReadPage` (chat), `ListedPage` (tests). */
export interface BuiltPage {
  /** The path of the page, with language: `/en/careers`. */
  url: string;
  language: LanguageCode;
  /** The folder of the code that renders the page: `pages/services/@domain`. */
  kind: string;
  head: PageHead;
  breadcrumb: readonly Crumb[];
  graph: readonly JsonLdNode[];
  tree: Root;
}

/** @returns whether search engines should index the page at its own URL */
export function isCanonical({ url, head }: Pick<BuiltPage, 'url' | 'head'>): boolean {
  return head.canonical !== undefined && new URL(head.canonical).pathname === url;
}
