import type { Element, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { foldText } from '../i18n/foldText.ts';
import { allowedHtml, idPrefix } from './allowedHtml.ts';

/**
 * Writes the schemes of addresses in small letters, in which `rehype-sanitize` looks for them: in an address they may be large as well
 * (RFC 3986 3.1).
 */
export function rehypeSchemes() {
  return (tree: Root) =>
    visit(tree, 'element', ({ properties }) => {
      for (const name of Object.keys(allowedHtml.protocols ?? {})) {
        changeAddress(properties, name, (address) =>
          address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase()),
        );
      }
    });
}

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
