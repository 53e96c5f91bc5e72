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
        return readFileSync(path.join(folder, page.file), 'utf8');
      },
      get tree() {
        tree ??= treeOf(this.html);
        return tree;
      },
    };
  });
}

/** The documents of the site in `dist/client`, once for all test files. */
export const documents = readDocuments(siteFolder, pagesFile);

/** Those that search engines may index, without aliases. */
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

/** @returns what the document of the built site at that address holds, looked for by CSS selectors */
export function pageAt(url: string) {
  const { tree } = documentAt(url);
  const all = (selector: string) => selectAll(selector, tree);
  return {
    all,
    /** Each in one line, its spaces all alike. */
    texts: (selector: string) => all(selector).map(textOf),
    /** All of them in one line. */
    text: (selector: string) => all(selector).map(textOf).join(' '),
    /** What a property of hast says, such as `href`; empty where an element has none. */
    values: (selector: string, property: string) =>
      all(selector).map((element) => propertyOf(element, property) ?? ''),
  };
}
