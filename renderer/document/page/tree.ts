import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { toString as rawTextOf } from 'hast-util-to-string';
import { parse, parseFragment } from 'parse5';

/** @returns the hast tree of a page's body, as React renders it; tests also pass a complete document */
export function treeOf(markup: string): Root {
  const isDocument = /^\s*<(?:!doctype|html)\b/i.test(markup);
  return fromParse5(isDocument ? parse(markup) : parseFragment(markup)) as Root;
}

/** @returns the HTML of a tree or a part of it. SVG shapes are self-closing. A character is escaped only if HTML requires it. */
export function htmlOf(tree: Nodes | ElementContent[]): string {
  return toHtml(tree, { closeEmptyElements: true, tightSelfClosing: true, allowDangerousCharacters: true });
}

/** @returns every descendant element of a node, in document order */
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

export function classNamesIn(node: Nodes): Set<string> {
  const names = [...elementsIn(node)].flatMap(({ properties }) => properties.className ?? []);
  return new Set(names.map(String));
}

/** @returns the first descendant element that passes a test; a string tests the tag name */
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

export function propertyOf(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  if (value === undefined || value === null || value === false) {
    return undefined;
  }
  return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
}

export function textOf(node: Nodes | undefined): string {
  return node ? rawTextOf(node).replaceAll(/\s+/g, ' ').trim() : '';
}

/** Classes of layouts that ignore a space between children (CSS Flexible Box Layout 4, CSS Grid Layout 6). */
const layouts: ReadonlySet<unknown> = new Set([
  'flex',
  'inline-flex',
  'grid',
  'inline-grid',
  'cell-grid',
  'button-box',
  'footer-link',
]);

/** Elements that are inline by default. */
const inlineElements = ['a', 'abbr', 'bdi', 'button', 'code', 'label', 'small', 'span', 'strong', 'time'];

/** @returns a copy with spaces between words that only CSS separates, for reader modes and copied text. Islands stay as React expects. */
export function separateWords<Parent extends Root | Element>(parent: Parent): Parent {
  const children = (parent.children as ElementContent[]).flatMap((child, index, all) => {
    const copy = child.type === 'element' && child.tagName !== 'x-island' ? separateWords(child) : child;
    return isGlued(parent, all[index - 1], child) ? [{ type: 'text' as const, value: ' ' }, copy] : [copy];
  });
  return { ...parent, children };
}

function isGlued(parent: Root | Element, before: ElementContent | undefined, after: ElementContent): boolean {
  // SVG does not render a space before these elements (SVG 2, "White space"), so a space does no harm.
  if (before && isNamed(after, 'text', 'g')) {
    return true;
  }
  const isLaidOut = classesOf(parent).some((name) => layouts.has(name));
  return (
    before !== undefined &&
    isInline(before) &&
    isInline(after) &&
    (isLaidOut || isBlock(before) || isBlock(after))
  );
}

function isInline(node: ElementContent): boolean {
  return node.type === 'text' ? /\S/.test(node.value) : isNamed(node, ...inlineElements);
}

function isNamed(node: ElementContent, ...names: readonly string[]): boolean {
  return node.type === 'element' && names.includes(node.tagName);
}

function isBlock(node: ElementContent): boolean {
  return classesOf(node).some((name) => name === 'block' || name === 'flex' || name === 'grid');
}

function classesOf(node: Root | ElementContent): readonly unknown[] {
  return node.type === 'element' ? [node.properties.className ?? []].flat() : [];
}
