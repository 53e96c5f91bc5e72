import { createHash } from 'node:crypto';
import type { Element, Nodes } from 'hast';
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
  paragraphs: readonly string[];
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
    paragraphs: paragraphDigests(page),
  };
}

/** What a reader takes for a paragraph. */
const blocks = new Set(['p', 'li', 'dd', 'dt', 'blockquote', 'figcaption']);

/** From here on a text is a sentence, no label: fewer words are bound to come again. */
const fewestWords = 8;

/** So much of a text tells which one it is, in characters. */
const longestBeginningCharacters = 60;

/** @returns each paragraph of a page as a digest with its beginning: the whole of thousands of pages would not be light */
function paragraphDigests({ tree }: BuiltPage): string[] {
  const texts = new Set<string>();
  for (const element of find(tree, 'main') ? blocksIn(find(tree, 'main') as Element) : []) {
    const text = textOf(element);
    if (text.split(' ').length < fewestWords) continue;
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    texts.add(
      `${digest} ${text.length > longestBeginningCharacters ? `${text.slice(0, longestBeginningCharacters)}…` : text}`,
    );
  }
  return [...texts];
}

/** Those that hold no other, outside of forms. */
function blocksIn(node: Nodes): Element[] {
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'form')) return [];
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const isInnermost =
      blocks.has(child.tagName) && ![...elementsIn(child)].some(({ tagName }) => blocks.has(tagName));
    return isInnermost ? child : blocksIn(child);
  });
}
