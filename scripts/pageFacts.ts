import type { BuiltPage } from '../renderer/page/builtPage.ts';
import { elementsIn, find, propertyOf, textOf } from '../renderer/page/tree.ts';

/** What is kept of a page once it is written: what comparing pages needs. */
export interface PageFacts extends Omit<BuiltPage, 'tree'> {
  /** Its first heading. */
  heading: string;
  /** Whatever it names: pages, files, fragments. */
  addresses: ReadonlySet<string>;
  /** Those that a reader may follow. */
  links: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

/** What was built, as a browser meets it. */
export interface Site {
  pages: readonly PageFacts[];
  /** The address of every other file: `/favicon.svg`. */
  files: ReadonlySet<string>;
}

/** Properties that name an address. `srcset` names several. */
const addressed = ['href', 'src', 'action', 'formAction', 'poster'];

/** @returns what is kept of a page */
export function pageFacts(page: BuiltPage): PageFacts {
  const { tree, ...rest } = page;
  const [addresses, links, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const element of elementsIn(tree)) {
    const { id, href, srcSet } = element.properties;
    if (typeof id === 'string') ids.add(id);
    if (element.tagName === 'a' && typeof href === 'string') links.add(href);
    for (const name of addressed) {
      const address = propertyOf(element, name);
      if (address !== undefined) addresses.add(address);
    }
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
