import type { Element, ElementContent, Root } from 'hast';

/** Classes of elements between whose children a space takes no room (CSS Flexible Box Layout 4, CSS Grid Layout 6): Tailwind's, and `cell-grid` of `base.css`. */
const layouts: ReadonlySet<unknown> = new Set([
  'flex',
  'inline-flex',
  'grid',
  'inline-grid',
  'cell-grid',
  'button-box',
  'footer-link',
]);

/** Elements that stand in a line of text where no style says otherwise. */
const inlineElements = ['a', 'abbr', 'bdi', 'button', 'code', 'label', 'small', 'span', 'strong', 'time'];

/**
 * Writes a space between words that style alone keeps apart, for whoever reads a page without its style: text browsers, reader modes,
 * copied text, browsers older than the supported ones. An island stays as React has rendered it, because React looks for the same again.
 *
 * @returns a copy that looks the same
 */
export function separateWords<Parent extends Root | Element>(parent: Parent): Parent {
  const children = (parent.children as ElementContent[]).flatMap((child, index, all) => {
    const copy = child.type === 'element' && child.tagName !== 'x-island' ? separateWords(child) : child;
    return isGlued(parent, all[index - 1], child) ? [{ type: 'text' as const, value: ' ' }, copy] : [copy];
  });
  return { ...parent, children };
}

function isGlued(parent: Root | Element, before: ElementContent | undefined, after: ElementContent): boolean {
  // A space between the texts of a drawing is not drawn (SVG 2, "White space").
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
