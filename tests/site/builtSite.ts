import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { isCanonical } from '../../renderer/document/page/builtPage.ts';
import { propertyOf, textOf, treeOf } from '../../renderer/document/page/tree.ts';
import { type ListedPage, listedPages, pagesFile, siteFolder } from '../../scripts/siteFolder.ts';

/** A page of the built site, with its document as it is served. */
export interface BuiltDocument extends ListedPage {
  readonly html: string;
  readonly tree: Root;
}

/**
 * @param folder the folder of a built site
 * @param list the file that lists its pages
 * @returns its documents; each is read only when it is used
 */
export function readDocuments(folder: string, list: string): BuiltDocument[] {
  return listedPages(list).map((page) => {
    let tree: Root | undefined;
    return {
      ...page,
      get html() {
        return readFileSync(path.join(folder, page.file), 'utf8');
      },
      get tree() {
        tree ??= treeOf(this.html);
        return tree;
      },
    };
  });
}

export const documents = readDocuments(siteFolder, pagesFile);

/** The documents that search engines may index, without aliases. */
export const indexed = documents.filter(isCanonical);

/**
 * @param url the address of a document, such as `/en/careers`
 * @throws Error when the built site has no such document
 */
export function documentAt(url: string): BuiltDocument {
  const found = documents.find((each) => each.url === url);
  if (!found) {
    throw new Error(`The built site has no ${url}.`);
  }
  return found;
}

/** @returns functions that read the document at an address by CSS selectors */
export function pageAt(url: string) {
  const { tree } = documentAt(url);
  const all = (selector: string) => selectAll(selector, tree);
  return {
    all,
    /** The text of each element, in one line. */
    texts: (selector: string) => all(selector).map(textOf),
    /** The texts of all elements, in one line. */
    text: (selector: string) => all(selector).map(textOf).join(' '),
    /** The value of a hast property of each element, e.g. `href`; empty if an element has none. */
    values: (selector: string, property: string) =>
      all(selector).map((element) => propertyOf(element, property) ?? ''),
  };
}
