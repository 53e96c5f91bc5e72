import type { Element, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { foldText } from '../i18n/foldText.ts';
import { idPrefix } from './allowedHtml.ts';

/** Leads fragments to the article's own ids. */
export function rehypeLinks() {
  return (tree: Root) => {
    const ids = new Set<unknown>();
    visit(tree, 'element', ({ properties }) => void ids.add(properties.id));
    visit(tree, { tagName: 'a' }, ({ properties }: Element) =>
      changeAddress(properties, 'href', (address) => {
        const id = address.startsWith('#') && idPrefix + foldText(decoded(address.slice(1)));
        return ids.has(id) ? `#${id}` : address;
      }),
    );
  };
}

function changeAddress(properties: Properties, name: string, change: (address: string) => string): void {
  const address = properties[name];
  if (typeof address === 'string') {
    properties[name] = change(address);
  }
}

/** @returns an address as it is read; one with a percent sign that begins no character stays as it is */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
