import type { BuiltPage } from '../renderer/page/builtPage.ts';
import { elementsIn, find, propertyOf, textOf } from '../renderer/page/tree.ts';

/**
 * What the build keeps of a page once its file is written, for the checks that compare pages with each other
 * (links, canonical addresses). It is read from the tree of the document, which is not kept.
 */
export interface PageFacts extends Omit<BuiltPage, 'tree'> {
  /** The text of its first `<h1>`. */
  heading: string;
  /** All addresses in its attributes, of pages, files and fragments alike: each must exist. */
  addresses: ReadonlySet<string>;
  /** The addresses of its `<a>` elements alone: they tell which pages a reader can reach. */
  links: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

/** The built site, by the addresses at which a browser asks for its parts. */
export interface Site {
  pages: readonly PageFacts[];
  /** The address of every other file: `/favicon.svg`. */
  files: ReadonlySet<string>;
}

/** The properties that hold an address, or several with spaces between. `srcset` has more than addresses and is read apart. */
const addressed = ['href', 'src', 'action', 'formAction', 'poster', 'words'];

/** @returns what is kept of a page */
export function pageFacts(page: BuiltPage): PageFacts {
  const { tree, ...rest } = page;
  const [addresses, links, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const element of elementsIn(tree)) {
    const { id, href, srcSet } = element.properties;
    if (typeof id === 'string') ids.add(id);
    if (element.tagName === 'a' && typeof href === 'string') links.add(href);
    for (const name of addressed)
      for (const address of propertyOf(element, name)?.split(' ') ?? []) addresses.add(address);
    if (srcSet)
      for (const entry of String(srcSet).split(',')) addresses.add(entry.trim().split(/\s/)[0] ?? '');
  }
  return {
    ...rest,
    heading: textOf(find(tree, 'h1')),
    addresses,
    links,
    ids,
  };
}
