import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** The targets that a link of an article may have: a page of this site, a fragment, another site or a mailbox. */
export const linkTarget = /^(?:\/(?!\/)|#|https:|mailto:)/;

/** @returns an article's text as a tree; each part knows its place in the text */
export function markdownTree(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** @returns every part of an article's text, those inside others after them */
export function* partsOf(node: Nodes): Generator<Nodes, undefined> {
  if (!('children' in node)) {
    return;
  }
  for (const child of node.children) {
    yield child;
    yield* partsOf(child);
  }
}
