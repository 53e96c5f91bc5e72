import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { isCanonical } from '../../renderer/page/isCanonical.ts';
import { treeOf } from '../../renderer/page/tree.ts';
import { documentOf } from '../../scripts/build/documentOf.ts';
import { type ListedPage, listedPages } from '../../scripts/listedPages.ts';
import { pagesFile, siteFolder } from '../../scripts/siteFolder.ts';

/** A page of the built site, with its document as it is served. */
export interface BuiltDocument extends ListedPage {
  readonly html: string;
  readonly tree: Root;
}

/**
 * @param folder the built site
 * @param list its pages
 * @returns its documents; each is read when somebody asks for it
 */
export function readDocuments(folder: string, list: string): BuiltDocument[] {
  return listedPages(list).map((page) => {
    let tree: Root | undefined;
    return {
      ...page,
      get html() {
        return readFileSync(path.join(folder, documentOf(page.url)), 'utf8');
      },
      get tree() {
        tree ??= treeOf(this.html);
        return tree;
      },
    };
  });
}

/** The site in `dist/client`, read once for all test files. */
export const documents = readDocuments(siteFolder, pagesFile);

/** Those that search engines keep. */
export const indexed = documents.filter(isCanonical);

/**
 * @param url the address of a document, such as `/en/careers`
 * @throws Error when the built site has no such document
 */
export function documentAt(url: string): BuiltDocument {
  const found = documents.find((each) => each.url === url);
  if (!found) throw new Error(`The built site has no ${url}.`);
  return found;
}
