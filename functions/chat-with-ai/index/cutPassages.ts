import type { Heading, ListItem, Nodes, Paragraph, Root, TableRow } from 'mdast';
import type { Passage } from '../knowledge.ts';

type Block = Heading | ListItem | Paragraph | TableRow;

/** Cuts a page into passages at headings of rank 1 or 2, or with `beginsPassage`. Text before the first of them is left out. */
export function cutPassages(tree: Root, colon: string): Passage[] {
  const sections: { heading: Heading; blocks: Block[] }[] = [];
  for (const block of blocksIn(tree)) {
    if (block.type === 'heading' && (block.depth <= 2 || block.data?.beginsPassage)) {
      sections.push({ heading: block, blocks: [] });
    } else {
      sections.at(-1)?.blocks.push(block);
    }
  }
  return sections
    .map(({ heading, blocks }) => ({
      ...(heading.data?.fragment && { section: heading.data?.fragment }),
      heading: textOf(heading),
      lines: linesOf(blocks, colon),
      ...(heading.data?.isExample && { isExample: true }),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Yields the blocks of a node in reading order. It skips nodes marked as `isExcluded` ({@link PassageNotes}). */
function* blocksIn(node: Nodes): Generator<Block> {
  if (node.data?.isExcluded) {
    return;
  }
  if (node.type === 'table') {
    // The first row is skipped, because it contains the names of the columns.
    yield* node.children.slice(1);
  } else if (['heading', 'paragraph', 'tableRow', 'listItem'].includes(node.type)) {
    yield node as Block;
  } else if ('children' in node) {
    for (const child of node.children) {
      yield* blocksIn(child);
    }
  }
}

/** Writes a line for each block. A heading becomes the label at the start of the next line, in place of a list item's `- `. */
function linesOf(blocks: Block[], colon: string, { isWithinItem } = { isWithinItem: false }): string[] {
  const lines: string[] = [];
  let label = '';
  for (const block of blocks) {
    if (block.type === 'heading') {
      label = `${textOf(block)}${colon}`;
    } else {
      const text = lineOf(block, colon, isWithinItem);
      if (text) {
        lines.push(label ? label + text.replace(/^- /, '') : text);
        label = '';
      }
    }
  }
  return lines;
}

/** Writes a block as one line. It joins the parts of a list item, with a full stop after each part that ends without punctuation. */
function lineOf(block: Exclude<Block, Heading>, colon: string, isWithinItem: boolean): string {
  if (block.type === 'tableRow') {
    // Two cells are a label and its value.
    const cells = block.children.map(textOf).filter(Boolean);
    return `- ${cells.join(cells.length === 2 ? colon : ' · ')}`;
  }
  if (block.type === 'paragraph') {
    return isWorthReading(block, isWithinItem) ? textOf(block) : '';
  }
  const parts = block.children.flatMap((child) => [...blocksIn(child)]);
  const line = linesOf(parts, colon, { isWithinItem: true })
    .join('\n')
    .replace(/(?<![.!?…:,;])\n/g, '. ')
    .replaceAll('\n', ' ');
  return line && !isWithinItem ? `- ${line}` : line;
}

/**
 * Returns whether a paragraph is worth quoting. It returns false for two kinds:
 * - links alone, except to a mailbox or a telephone number
 * - one or two words without punctuation or a figure, except within a list item
 */
function isWorthReading(node: Paragraph, isWithinItem: boolean): boolean {
  const text = textOf(node);
  const isBare = node.children.every((child) => child.type === 'link' || textOf(child) === '');
  if (isBare) {
    return node.children.some((child) => child.type === 'link' && /^(?:mailto|tel):/.test(child.url));
  }
  return isWithinItem || text.split(' ').length > 2 || /[.!?…\d]$|:/.test(text);
}

/** @returns a node's text as one line, without invisible characters. What looks like the chat's markup is changed. No-break spaces stay. */
function textOf(node: Nodes): string {
  return plainText(node)
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .replaceAll('](', '] (')
    .replace(/^- /, '– ')
    .trim();
}

function plainText(node: Nodes): string {
  if (node.type === 'break') {
    return ', ';
  }
  if ('children' in node) {
    return node.children.map(plainText).join('');
  }
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** What the build stores in the `data` of the nodes of a page's Markdown (`scripts/build/discovery/markdownOf.ts`). */
export interface PassageNotes {
  /** On a heading: the fragment of its URL. It is the heading's own `id` or the nearest `id` around it. Empty if there is none. */
  fragment?: string;
  /** On a heading: the chat begins a passage here, whatever the rank. `fragment` is the `id` of the heading or of its card. */
  beginsPassage?: boolean;
  /** On a heading: its section has an example badge. */
  isExample?: boolean;
  /** True if the chat does not quote the node, for example a chart, a `<summary>` or a list of links to other pages. */
  isExcluded?: boolean;
}

declare module 'mdast' {
  interface Data extends PassageNotes {}
}
