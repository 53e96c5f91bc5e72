import type { Heading, ListItem, Nodes, Paragraph, Root, TableRow } from 'mdast';
import type { Passage } from '../knowledge.ts';

/** What the heading of a page knows of its place. */
export interface HeadingData {
  /** `id` of the section on the page; empty where it has none. */
  fragment: string;
  /** Whether it has an address of its own, beside that of its section. */
  isAddressed?: boolean;
  /** Whether its section bears the stamp of examples. */
  isExample?: boolean;
}

export type CutPassage = Omit<Passage, 'page'>;

/** What a line of an answer is made of. */
type Block = Heading | ListItem | Paragraph | TableRow;

/** A card becomes one line of an answer when it is short enough to be read there, in characters. */
const longestItem = 400;

/**
 * Cuts what a page says at its headings. Those of the first two ranks begin a passage, and those with an address of their own; the
 * others say what the next line is about.
 *
 * @param content the page as Markdown
 * @param colon how its language writes one between a label and its text
 * @returns the passages that have text, in the order of the page
 */
export function cutPassages(content: Root, colon: string): CutPassage[] {
  const sections: { heading: Heading; data: HeadingData; blocks: Block[] }[] = [];
  for (const block of blocksIn(content)) {
    const data = (block.data ?? { fragment: '' }) as HeadingData;
    if (block.type === 'heading' && (block.depth <= 2 || data.isAddressed))
      sections.push({ heading: block, data, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections
    .map(({ heading, data: { fragment, isExample }, blocks }) => ({
      fragment,
      heading: textOf(heading),
      lines: linesOf(blocks, colon),
      ...(isExample ? { isExample } : {}),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Blocks in reading order, without what an answer would quote out of its place: what a drawing says, or what a part is opened by. */
function* blocksIn(node: Nodes): Generator<Block> {
  if ((node.data as { isBeside?: boolean } | undefined)?.isBeside) return;
  const isLongCard =
    node.type === 'listItem' &&
    node.children.some(({ type }) => type === 'heading') &&
    textOf(node).length > longestItem;
  const isBlock = node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableRow';
  if (isBlock || (node.type === 'listItem' && !isLongCard)) yield node;
  else if ('children' in node) for (const child of node.children) yield* blocksIn(child);
}

/** A line for each block; a heading is the label of the next one. */
function linesOf(blocks: Iterable<Block>, colon: string, isWithinItem = false): string[] {
  const lines: string[] = [];
  let label = '';
  for (const block of blocks) {
    if (block.type === 'heading') {
      if (label) lines.push(label);
      label = textOf(block);
    } else {
      const text = lineOf(block, colon, isWithinItem);
      if (text) lines.push(label ? `${label}${colon}${text.replace(/^- /, '')}` : text);
      if (text) label = '';
    }
  }
  return label ? [...lines, label] : lines;
}

/** The parts of an item are one line, each closed but the last one. */
function lineOf(block: Exclude<Block, Heading>, colon: string, isWithinItem: boolean): string {
  if (block.type === 'tableRow') return block.children.map(textOf).filter(Boolean).join(' · ');
  if (block.type === 'paragraph') return isWorthReading(block, isWithinItem) ? textOf(block) : '';
  const parts = linesOf(
    block.children.flatMap((child) => [...blocksIn(child)]),
    colon,
    true,
  );
  const line = parts.map((part, index) => (index < parts.length - 1 ? closed(part) : part)).join(' ');
  return line && !isWithinItem ? `- ${line}` : line;
}

/** Ends a part of a line with a full stop where it has no sign of its own. */
function closed(part: string): string {
  return /[.!?…:,;]$/.test(part) ? part : `${part}.`;
}

/** Bare links say what to click, and one or two words without a full stop are a label; in an item they are what is listed. */
function isWorthReading(node: Paragraph, isWithinItem: boolean): boolean {
  const text = textOf(node);
  const isBare = node.children.every((child) => child.type === 'link' || textOf(child) === '');
  if (isBare)
    return node.children.some((child) => child.type === 'link' && /^(?:mailto|tel):/.test(child.url));
  return isWithinItem || text.split(' ').length > 2 || /[.!?…\d]$|:/.test(text);
}

/**
 * One line that is no markup of an answer. No-break spaces stay, because French needs them before its signs; what only
 * says where a line may break goes.
 */
function textOf(node: Nodes): string {
  return plainText(node)
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .replaceAll('](', '] (')
    .replace(/^- /, '– ')
    .trim();
}

function plainText(node: Nodes): string {
  if (node.type === 'break') return ', ';
  if ('children' in node) return node.children.map(plainText).join('');
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}
