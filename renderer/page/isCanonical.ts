import type { BuiltPage } from './builtPage.ts';

/** @returns path, query and fragment of an absolute address of the site */
export function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

/** @returns whether the page is for search engines, under the address that it names */
export function isCanonical({ url, head }: Pick<BuiltPage, 'url' | 'head'>): boolean {
  return head.canonical !== undefined && pathOf(head.canonical) === url;
}
