import type { Heading, ListItem, Nodes, Paragraph, Root, TableRow } from 'mdast';
import type { Passage } from '../knowledge.ts';

/** What a page notes on its nodes, in their `data`. */
interface Notes {
  /** Of a heading: `id` of the section on the page; empty where it has none. */
  fragment?: string;
  /** Whether it has an address of its own, beside that of its section. */
  isAddressed?: boolean;
  /** Whether its section bears the stamp of examples. */
  isExample?: boolean;
  /** True of what is no text of the page: a drawing, what a part is opened by, what leads to other pages. */
  isAside?: boolean;
}

const notesOf = ({ data }: Nodes) => (data ?? {}) as Notes;

/** What a line of an answer is made of. */
type Block = Heading | ListItem | Paragraph | TableRow;

/**
 * Cuts what a page says at its headings. Those of the first two ranks begin a passage, and those with an address of their own; the
 * others say what the next line is about.
 *
 * @param content what the page says, as Markdown
 * @param colon how its language writes one between a label and its text
 * @returns the passages that have text, in the order of the page
 */
export function cutPassages(content: Root, colon: string): Passage[] {
  const sections: { heading: Heading; blocks: Block[] }[] = [];
  for (const block of blocksIn(content)) {
    if (block.type === 'heading' && (block.depth <= 2 || notesOf(block).isAddressed)) {
      sections.push({ heading: block, blocks: [] });
    } else {
      sections.at(-1)?.blocks.push(block);
    }
  }
  return sections
    .map(({ heading, blocks }) => ({
      ...(notesOf(heading).fragment && { section: notesOf(heading).fragment }),
      heading: textOf(heading),
      lines: linesOf(blocks, colon),
      ...(notesOf(heading).isExample && { isExample: true }),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Blocks in reading order, without what an answer would quote out of its place. */
function* blocksIn(node: Nodes): Generator<Block> {
  if (notesOf(node).isAside) {
    return;
  }
  if (['heading', 'paragraph', 'tableRow', 'listItem'].includes(node.type)) {
    yield node as Block;
  } else if ('children' in node) {
    for (const child of node.children) {
      yield* blocksIn(child);
    }
  }
}

/** A line for each block; a heading is the label of the next one. */
function linesOf(blocks: Iterable<Block>, colon: string, isWithinItem = false): string[] {
  const lines: string[] = [];
  let label = '';
  for (const block of blocks) {
    if (block.type === 'heading') {
      label = `${textOf(block)}${colon}`;
    } else {
      const text = lineOf(block, colon, isWithinItem);
      if (text) {
        lines.push(label ? label + text.replace(/^- /, '') : text);
      }
      if (text) {
        label = '';
      }
    }
  }
  return lines;
}

/** The parts of an item are one line, with a full stop between those that have no sign of their own. */
function lineOf(block: Exclude<Block, Heading>, colon: string, isWithinItem: boolean): string {
  if (block.type === 'tableRow') {
    return block.children.map(textOf).filter(Boolean).join(' · ');
  }
  if (block.type === 'paragraph') {
    return isWorthReading(block, isWithinItem) ? textOf(block) : '';
  }
  const parts = linesOf(
    block.children.flatMap((child) => [...blocksIn(child)]),
    colon,
    true,
  );
  const line = parts
    .join('\n')
    .replace(/(?<![.!?…:,;])\n/g, '. ')
    .replaceAll('\n', ' ');
  return line && !isWithinItem ? `- ${line}` : line;
}

/** Bare links say what to click, and one or two words without a full stop are a label; in an item they are what is listed. */
function isWorthReading(node: Paragraph, isWithinItem: boolean): boolean {
  const text = textOf(node);
  const isBare = node.children.every((child) => child.type === 'link' || textOf(child) === '');
  if (isBare) {
    return node.children.some((child) => child.type === 'link' && /^(?:mailto|tel):/.test(child.url));
  }
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
  if (node.type === 'break') {
    return ', ';
  }
  if ('children' in node) {
    return node.children.map(plainText).join('');
  }
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}
