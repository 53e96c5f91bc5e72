import type { Nodes } from 'hast';
import { propertyOf } from '../../../renderer/page/tree.ts';

/** A run of text as it stands between two tags. */
export interface VisibleText {
  text: string;
  /** The language that the nearest element around it declares. */
  language: string | undefined;
}

/** What is no text of the page, or not in a human language. */
const skipped = new Set(['script', 'style', 'template', 'svg', 'code', 'pre', 'samp', 'kbd']);

/** Properties that are read out or shown. */
const readAloud = ['alt', 'ariaLabel', 'placeholder', 'title'];

/**
 * @param node a part of a page
 * @param language the language that is declared around it
 * @returns what a visitor reads or hears there, in reading order: texts, labels and text alternatives
 */
export function visibleTexts(node: Nodes | undefined, language?: string): VisibleText[] {
  const texts: VisibleText[] = [];
  if (node) collect(node, language, texts);
  return texts;
}

function collect(node: Nodes, around: string | undefined, texts: VisibleText[]): void {
  if (node.type === 'text') {
    const text = node.value.trim();
    if (text) texts.push({ text, language: around });
  }
  if (!('children' in node) || (node.type === 'element' && skipped.has(node.tagName))) return;
  const element = node.type === 'element' ? node : undefined;
  const language = propertyOf(element, 'lang') ?? around;
  for (const name of readAloud) {
    const text = propertyOf(element, name);
    if (text !== undefined) texts.push({ text, language });
  }
  for (const child of node.children) collect(child, language, texts);
}
