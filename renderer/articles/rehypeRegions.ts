import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Makes tables and code, which scroll, regions that the keyboard reaches (WCAG 2.2 2.1.1), named by the caption of their figure, or by the
 * heading above and numbered from the second on.
 */
export function rehypeRegions(title: string) {
  return (tree: Root) => {
    const names = new Map<string, number>();
    let place = title;
    visit(tree, 'element', (element, _index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) {
        place = rawTextOf(element).trim() || place;
      }
      if (element.tagName !== 'table' && element.tagName !== 'pre') {
        return undefined;
      }
      const caption = captionIn(parent);
      const count = caption ? 1 : (names.get(place) ?? 0) + 1;
      if (!caption) {
        names.set(place, count);
      }
      const ariaLabel = caption || (count > 1 ? `${place} (${count})` : place);
      Object.assign(element.properties, { role: 'region', tabIndex: 0, ariaLabel });
      return SKIP;
    });
  };
}

function captionIn(parent: Parents | undefined): string | undefined {
  const isFigure = parent?.type === 'element' && parent.tagName === 'figure';
  const caption = isFigure ? parent.children.find(isCaption) : undefined;
  return caption && rawTextOf(caption).trim();
}

function isCaption(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'figcaption';
}
