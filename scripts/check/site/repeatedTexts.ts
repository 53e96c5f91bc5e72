import { createHash } from 'node:crypto';
import type { Element, Nodes } from 'hast';
import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import { isCanonical } from '../../../renderer/page/isCanonical.ts';
import { elementsIn, find, textOf } from '../../../renderer/page/tree.ts';
import type { PageFacts, Site } from './pageFacts.ts';

/** What a reader takes for a paragraph. */
const blocks = new Set(['p', 'li', 'dd', 'dt', 'blockquote', 'figcaption']);

/** From here on a text is a sentence, no label: fewer words are bound to come again. */
const fewestWords = 8;

/** So much of a text tells which one it is, in characters. */
const longestShown = 60;

/** So many addresses at most are named in a message. */
const mostListed = 5;

/**
 * Paragraphs that stand on more than one page of a language: each page has something of its own to say. A page and its
 * translation may both list the same names, and a form says what it does wherever it stands.
 *
 * @param site the built site; aliases and hidden pages do not count
 * @returns a message for each
 */
export function repeatedTexts({ pages }: Site): string[] {
  const places = new Map<string, PageFacts[]>();
  for (const page of pages.filter(isCanonical)) {
    for (const paragraph of page.paragraphs) {
      const key = `${page.language} ${paragraph}`;
      const place = places.get(key);
      if (place) place.push(page);
      else places.set(key, [page]);
    }
  }
  return [...places].flatMap(([key, found]) => {
    if (found.length < 2) return [];
    const beginning = key.slice(key.indexOf(' ', key.indexOf(' ') + 1) + 1);
    return `${listed(found.map(({ url }) => url))}  say the same: "${beginning}"`;
  });
}

/** The first of them tell enough. */
function listed(urls: readonly string[]): string {
  const others = urls.length - mostListed;
  return [...urls.slice(0, mostListed), ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
}

/** @returns each paragraph of a page as a digest with its beginning: the whole of thousands of pages would not be light */
export function paragraphDigests({ tree }: BuiltPage): string[] {
  const texts = new Set<string>();
  for (const element of find(tree, 'main') ? blocksIn(find(tree, 'main') as Element) : []) {
    const text = textOf(element);
    if (text.split(' ').length < fewestWords) continue;
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    texts.add(`${digest} ${text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}`);
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
