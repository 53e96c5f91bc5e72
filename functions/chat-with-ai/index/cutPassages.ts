import type { Heading, ListItem, Nodes, Root, TableRow } from 'mdast';
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

/** A card becomes one line of an answer when it is short enough to be read there, in characters. */
const longestItem = 400;

/** A passage is a few paragraphs: longer ones answer badly, because their words are too many. */
const longestPassage = 900;

/** An item's heading may begin the next passage when the present one is that long. */
const longEnough = 450;

/**
 * Cuts what a page says at its headings. Those of the first two ranks begin a passage, and those with an address of their own; the
 * others say what the next line is about.
 *
 * @param content the page as Markdown
 * @param colon how its language writes one between a label and its text
 * @returns the passages that have text, in the order of the page
 */
export function cutPassages(content: Root, colon: string): CutPassage[] {
  const passages: CutPassage[] = [];
  let passage: CutPassage = { fragment: '', heading: '', lines: [] };
  /** The heading of an item, until its text follows. */
  let label = '';

  const start = (heading: string, { fragment, isExample }: HeadingData) => {
    passage = { fragment, heading, lines: [], ...(isExample ? { isExample } : {}) };
    passages.push(passage);
  };
  const again = () => start(passage.heading, passage);
  const length = () => passage.lines.join(' ').length;
  const add = (line: string) => {
    const text = label ? `${label}${colon}${line}` : line;
    label = '';
    if (length() + text.length > longestPassage) again();
    passage.lines.push(text);
  };
  const visitHeading = (heading: Heading) => {
    if (label) add(label);
    const data = (heading.data ?? { fragment: '' }) as HeadingData;
    if (heading.depth <= 2 || data.isAddressed) return start(textOf(heading), data);
    label = textOf(heading);
    if (length() > longEnough) again();
  };
  const visitItem = (item: ListItem) => {
    const [heading] = item.children.filter((child) => child.type === 'heading');
    if (heading && textOf(item).length > longestItem) {
      const around = passage;
      start(textOf(heading), (heading.data ?? { fragment: around.fragment }) as HeadingData);
      for (const child of item.children) if (child !== heading) visit(child);
      return start(around.heading, around);
    }
    const line = linesOf(item, colon).join(' ');
    if (line) add(`- ${line}`);
  };
  const visit = (node: Nodes): void => {
    if (isBeside(node)) return;
    if (node.type === 'heading') visitHeading(node);
    else if (node.type === 'listItem') visitItem(node);
    else if (node.type === 'tableRow') add(cellsOf(node));
    else if (node.type === 'paragraph') {
      const text = textOf(node);
      if (isWorthReading(node, text)) add(text);
    } else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(content);
  if (label) add(label);
  return passages.filter(({ heading, lines }) => heading && lines.length > 0);
}

/** The parts of an item, each closed but the last one; its heading is the label of what follows. */
function linesOf(item: ListItem, colon: string): string[] {
  let label = '';
  const parts: string[] = [];
  const visit = (node: Nodes): void => {
    if (isBeside(node)) return;
    if (node.type === 'heading') label = textOf(node);
    else if (node.type === 'paragraph' || node.type === 'tableRow') {
      const text = node.type === 'tableRow' ? cellsOf(node) : textOf(node);
      if (!text || !isWorthReading(node, text, true)) return;
      parts.push(label ? `${label}${colon}${text}` : text);
      label = '';
    } else if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const child of item.children) visit(child);
  if (label) parts.push(label);
  return parts.map((part, index) => (index < parts.length - 1 ? closed(part) : part));
}

/** Whether it says what a drawing says, or what a part can be opened by: an answer would quote it out of its place. */
function isBeside(node: Nodes): boolean {
  return (node.data as { isBeside?: boolean } | undefined)?.isBeside === true;
}

function cellsOf(row: TableRow): string {
  return row.children.map(textOf).filter(Boolean).join(' · ');
}

/** Ends a part of a line with a full stop where it has no sign of its own. */
function closed(part: string): string {
  return /[.!?…:,;]$/.test(part) ? part : `${part}.`;
}

/** Bare links say what to click, and one or two words without a full stop are a label; an item of a list is none. */
function isWorthReading(node: Nodes, text: string, isItem = false): boolean {
  if (!text) return false;
  const links = linksIn(node);
  const linked = links
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');
  if (linked && linked === text.replace(/\s/g, ''))
    return links.some(({ url }) => /^(?:mailto|tel):/.test(url));
  return isItem || text.split(' ').length > 2 || /[.!?…\d]$|:/.test(text);
}

function linksIn(node: Nodes): { url: string; text: string }[] {
  if (node.type === 'link') return [{ url: node.url, text: textOf(node) }];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
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
  if ('children' in node) return node.children.map(plainText).join(isBlock(node) ? ' ' : '');
  return 'value' in node && (node.type === 'text' || node.type === 'inlineCode') ? node.value : '';
}

function isBlock({ type }: Nodes): boolean {
  return type === 'root' || type === 'list' || type === 'listItem' || type === 'blockquote';
}
