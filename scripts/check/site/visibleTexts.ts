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

/**
 * @param element a part of a page
 * @param language the language that is declared around it
 * @returns what a visitor reads or hears there, in reading order: texts, labels and text alternatives
 */
export function visibleTexts(element: HTMLElement, language?: string): VisibleText[] {
  const own = element.getAttribute('lang') ?? language;
  const labels = readAloud
    .flatMap((name) => element.getAttribute(name) ?? [])
    .map((text) => ({ text, language: own }));
  return [...labels, ...element.childNodes.flatMap((child) => textsOf(child, own))];
}

function textsOf(node: Node, language: string | undefined): VisibleText[] {
  if (node.nodeType === NodeType.TEXT_NODE) {
    const text = node.text.trim();
    return text ? [{ text, language }] : [];
  }
  if (!(node instanceof HTMLElement) || skipped.has(node.tagName)) return [];
  return visibleTexts(node, language);
}
