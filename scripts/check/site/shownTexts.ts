import { HTMLElement, type Node, NodeType } from 'node-html-parser';
import type { SitePage } from './sitePage.ts';

/** A text that a page shows, keeps for later or gives to others, and where it stands. */
export interface ShownText {
  text: string;
  element: HTMLElement;
}

/** Style, and code that stands as an example. */
const skipped = new Set(['SCRIPT', 'STYLE', 'CODE', 'PRE', 'SAMP', 'KBD']);
const attributes = ['alt', 'aria-label', 'placeholder', 'title'];
const shared =
  'title, meta[name=description], meta[name=keywords], meta[property^="og:"], meta[name^="twitter:"]';

/**
 * Unlike `visibleTexts`, with what is drawn, what templates hold, what search engines and other sites show, and structured data.
 *
 * @returns every text that the page can make somebody read
 */
export function shownTexts({ root }: SitePage): ShownText[] {
  const body = root.querySelector('body');
  const head = root
    .querySelectorAll(shared)
    .filter((element) => !/:(?:width|height)$/.test(element.getAttribute('property') ?? ''))
    .map((element) => ({ text: element.getAttribute('content') ?? element.text, element }));
  const data = root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((element) => leavesOf(JSON.parse(element.rawText)).map((text) => ({ text, element })));
  return [...head, ...data, ...(body ? textsOf(body, body) : [])].filter(
    ({ text }) => !/^(?:https?:|mailto:|tel:)/.test(text),
  );
}

function textsOf(node: Node, parent: HTMLElement): ShownText[] {
  if (node.nodeType === NodeType.TEXT_NODE) {
    const text = node.text.trim();
    return text ? [{ text, element: parent }] : [];
  }
  if (!(node instanceof HTMLElement) || skipped.has(node.tagName)) return [];
  const labels = attributes
    .flatMap((name) => node.getAttribute(name) ?? [])
    .map((text) => ({ text, element: node }));
  return [...labels, ...node.childNodes.flatMap((child) => textsOf(child, node))];
}

/** What measures an entry or a picture, and says nothing. */
const measures = new Set(['position', 'width', 'height']);

/** @returns the texts and numbers of structured data */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => (measures.has(name) ? [] : leavesOf(each)));
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
