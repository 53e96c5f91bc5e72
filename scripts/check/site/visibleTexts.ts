import { HTMLElement, type Node, NodeType } from 'node-html-parser';

/** A run of text as it stands between two tags. */
export interface VisibleText {
  text: string;
  /** The language that the nearest element around it declares. */
  language: string | undefined;
}

/** What is no text of the page, or not in a human language. */
const skipped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'SVG', 'CODE', 'PRE', 'SAMP', 'KBD']);

/** Attributes that are read out or shown. */
const readAloud = ['alt', 'aria-label', 'placeholder', 'title'];

/** To take attributes apart is costly, and most elements have none of these. */
const isWorthReading = /\b(?:lang|alt|aria-label|placeholder|title)\b/;

/**
 * @param element a part of a page
 * @param language the language that is declared around it
 * @returns what a visitor reads or hears there, in reading order: texts, labels and text alternatives
 */
export function visibleTexts(element: HTMLElement, language?: string): VisibleText[] {
  const texts: VisibleText[] = [];
  collect(element, language, texts);
  return texts;
}

function collect(node: Node, around: string | undefined, texts: VisibleText[]): void {
  if (node.nodeType === NodeType.TEXT_NODE) {
    const text = node.text.trim();
    if (text) texts.push({ text, language: around });
  }
  if (!(node instanceof HTMLElement) || skipped.has(node.tagName)) return;
  const attributes = isWorthReading.test(node.rawAttrs) ? node.attributes : {};
  const language = attributes.lang ?? around;
  for (const name of readAloud) {
    const text = attributes[name];
    if (text !== undefined) texts.push({ text, language });
  }
  for (const child of node.childNodes) collect(child, language, texts);
}
