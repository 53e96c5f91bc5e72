import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { toString as rawTextOf } from 'hast-util-to-string';
import { parse, parseFragment } from 'parse5';

/**
 * @param markup what React has rendered of a body, or a whole document
 * @returns its tree, without the places of its nodes, which nobody asks for
 */
export function treeOf(markup: string): Root {
  const isDocument = /^\s*<(?:!doctype|html)\b/i.test(markup);
  return fromParse5(isDocument ? parse(markup) : parseFragment(markup)) as Root;
}

/** @returns the HTML of a tree or of a part of it; shapes of a drawing end in themselves, and only what HTML reads otherwise is escaped */
export function htmlOf(tree: Nodes | ElementContent[]): string {
  return toHtml(tree, { closeEmptyElements: true, tightSelfClosing: true, allowDangerousCharacters: true });
}

/** @returns every element below a node, in the order of the document */
export function* elementsIn(node: Nodes): Generator<Element, undefined> {
  if (!('children' in node)) {
    return;
  }
  for (const child of node.children) {
    if (child.type !== 'element') {
      continue;
    }
    yield child;
    yield* elementsIn(child);
  }
}

/** @returns the names of all classes below a node */
export function classNamesIn(node: Nodes): Set<string> {
  const names = [...elementsIn(node)].flatMap(({ properties }) => properties.className ?? []);
  return new Set(names.map(String));
}

/** @returns the first element below a node that is what is looked for; a text is the name of an element */
export function find(node: Nodes | undefined, test: string | ((element: Element) => boolean)) {
  if (!node) {
    return undefined;
  }
  for (const element of elementsIn(node)) {
    if (typeof test === 'string' ? element.tagName === test : test(element)) {
      return element;
    }
  }
  return undefined;
}

/** @returns what a property says, as a text; nothing where the element has none */
export function propertyOf(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  if (value === undefined || value === null || value === false) {
    return undefined;
  }
  return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
}

/** @returns the text below a node as a reader meets it: in one line */
export function textOf(node: Nodes | undefined): string {
  return node ? rawTextOf(node).replaceAll(/\s+/g, ' ').trim() : '';
}
