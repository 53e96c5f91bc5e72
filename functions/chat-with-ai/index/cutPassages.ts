import { HTMLElement, type Node, TextNode } from 'node-html-parser';

/** A document that search engines may keep, cut into what stands under each heading. */
export interface CutPage {
  /** Title of the document without the brand. */
  title: string;
  /** Last item of its breadcrumb; the title where it has none. */
  label: string;
  /** Description and keywords of its head. */
  about: string;
  passages: CutPassage[];
}

export interface CutPassage {
  fragment: string;
  heading: string;
  /** Paragraphs, and list items that begin with `- `. */
  lines: string[];
  isExample?: boolean;
}

/** A card becomes one line of an answer when it is short enough to be read there. */
const longestItem = 400;

/** A passage is a few paragraphs: longer ones answer badly, because their words are too many. */
const longestPassage = 900;

/** An item's heading may begin the next passage when the present one is that long. */
const longEnough = 450;

const notText =
  'script, style, template, noscript, svg, figure:not(:has(blockquote, .table-scroll)), pre, nav, summary, form, button, select, dialog, [hidden], [aria-hidden="true"]';
const inlineTags = new Set(
  'A ABBR B BDI BDO BR CITE CODE DATA DEL DFN EM I INS KBD MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);

/**
 * @param document one that the build wrote; it is changed
 * @param url its absolute address, as its canonical link must give it
 * @returns its passages, or nothing where the document is an alias or not for search engines
 * @throws Error when a document that is to be kept has no `<main>`
 */
export function cutPassages(document: HTMLElement, url: string): CutPage | undefined {
  const head = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? '';
  if (/\bnoindex\b/.test(head('meta[name=robots]', 'content'))) return undefined;
  if (head('link[rel=canonical]', 'href') !== url) return undefined;

  const main = document.querySelector('main');
  if (!main)
    throw new Error(
      `${url} has no <main>: the chat function cannot read it. Render the page inside the layout.`,
    );
  for (const element of main.querySelectorAll(notText)) element.remove();

  const title = textOf(document.querySelector('title')).replace(/ \| [^|]*$/, '');
  const colon = document.querySelector('html')?.getAttribute('lang') === 'fr' ? '\u00a0: ' : ': ';
  layoutToText(main, colon);
  return {
    title,
    label: lastCrumb(document) ?? title,
    about: `${head('meta[name=description]', 'content')} ${head('meta[name=keywords]', 'content')}`.trim(),
    passages: cut(main, colon),
  };
}

/** The page's name in its structured breadcrumb (schema.org BreadcrumbList). */
function lastCrumb(document: HTMLElement): string | undefined {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const { '@graph': graph = [] } = JSON.parse(script.rawText) as {
      '@graph'?: { '@type': string; itemListElement?: { name: string }[] }[];
    };
    const list = graph.find((node) => node['@type'] === 'BreadcrumbList');
    if (list) return list.itemListElement?.at(-1)?.name;
  }
  return undefined;
}

function cut(main: HTMLElement, colon: string): CutPassage[] {
  const passages: CutPassage[] = [];
  let passage: CutPassage = { fragment: '', heading: '', lines: [] };
  /** The heading of an item, until its text follows. */
  let label = '';
  /** The list item that is being read, whose parts make one line. */
  let item: string[] | undefined;
  /** Whether the section that is being read bears the stamp of examples. */
  let isExample = false;

  const start = (heading: string, fragment: string) => {
    passage = { fragment, heading, lines: [], ...(isExample ? { isExample } : {}) };
    passages.push(passage);
  };
  const add = (line: string) => {
    const text = label ? `${label}${colon}${line}` : line;
    label = '';
    if (item) item.push(text);
    else push(text);
  };
  const push = (line: string) => {
    if (lengthSoFar() + line.length > longestPassage) start(passage.heading, passage.fragment);
    passage.lines.push(line);
  };
  const lengthSoFar = () => passage.lines.join(' ').length;
  const addItem = (element: HTMLElement) => {
    item = [];
    visitChildren(element);
    if (label) add(label);
    const parts = item;
    item = undefined;
    if (parts.length > 0)
      push(`- ${parts.map((part, index) => (index < parts.length - 1 ? closed(part) : part)).join(' ')}`);
  };
  const visit = (element: HTMLElement) => {
    if (element.tagName === 'SECTION') isExample = element.querySelector('[data-example]') !== null;
    const rank = /^H([1-6])$/.exec(element.tagName ?? '')?.[1];
    if (rank) {
      const fragment = fragmentOf(element, main);
      if (label) add(label);
      if (!item && (Number(rank) <= 2 || element.id)) start(textOf(element), fragment);
      else label = textOf(element);
      if (!item && label && lengthSoFar() > longEnough) start(passage.heading, passage.fragment);
    } else if (!item && isCard(element)) {
      const around = passage;
      const heading = element.querySelector('h3');
      start(textOf(heading), element.id || around.fragment);
      heading?.remove();
      visitChildren(element);
      start(around.heading, around.fragment);
    } else if (element.tagName === 'LI' && !item) {
      addItem(element);
    } else if (element.tagName === 'TR') {
      add(element.querySelectorAll('th, td').map(textOf).filter(Boolean).join(' · '));
    } else if (element.tagName === 'DL') {
      for (const [term, description] of pairsOf(element)) add(`${term}${colon}${description}`);
    } else {
      visitChildren(element);
    }
  };
  const visitChildren = (element: HTMLElement) => {
    if (holdsOnlyText(element)) {
      const text = textOf(element);
      if (isWorthReading(element, text)) add(text);
      return;
    }
    for (const child of element.childNodes) {
      if (child instanceof HTMLElement) visit(child);
      else if (child instanceof TextNode && child.text.trim()) add(clean(child.text));
    }
  };
  visit(main);
  if (label) add(label);
  return passages.filter(({ heading, lines }) => heading && lines.length > 0);
}

/** The nearest element with an id: what the address of the heading ends with. Headings' own `…-title` ids serve labels, not links. */
function fragmentOf(heading: HTMLElement, main: HTMLElement): string {
  const section = (element: HTMLElement | null): string => {
    if (!element || element === main) return '';
    return element.id || section(element.parentNode);
  };
  const above = section(heading.parentNode);
  if (!heading.id || (above && heading.id === `${above}-title`)) return above;
  return heading.id;
}

/** Terms with their descriptions, whichever way the list groups them. */
function pairsOf(list: HTMLElement): [string, string][] {
  return list.querySelectorAll('dt').map((term) => {
    const described: string[] = [];
    let next = term.nextElementSibling;
    while (next?.tagName === 'DD') {
      described.push(textOf(next));
      next = next.nextElementSibling;
    }
    return [textOf(term), described.join(', ')];
  });
}

/** A part of a list that is read by itself: an article, or an item with a heading and more text than a line takes. */
function isCard(element: HTMLElement): boolean {
  if (element.querySelectorAll('h3').length !== 1) return false;
  return element.tagName === 'ARTICLE' || (element.tagName === 'LI' && textOf(element).length > longestItem);
}

/** Ends a part of a line with a full stop where it has no sign of its own. */
function closed(part: string): string {
  return /[.!?…:,;]$/.test(part) ? part : `${part}.`;
}

function holdsOnlyText(element: HTMLElement): boolean {
  return element.childNodes.every(
    (child) => !(child instanceof HTMLElement) || (inlineTags.has(child.tagName) && holdsOnlyText(child)),
  );
}

/** Buttons and bare links say what to click, and one or two words without a full stop are a label. */
function isWorthReading(element: HTMLElement, text: string): boolean {
  if (!text) return false;
  const links = element.tagName === 'A' ? [element] : element.querySelectorAll('a');
  const isContact = links.some((link) => /^(mailto|tel):/.test(link.getAttribute('href') ?? ''));
  const linked = links.map(textOf).join('').replace(/\s/g, '').length;
  if (linked > 0 && linked === text.replace(/\s/g, '').length) return isContact;
  return element.tagName === 'LI' || text.split(' ').length > 2 || /[.!?…\d]$|:/.test(text);
}

/** What only the layout keeps apart gets a sign: a label before its text, badges side by side, lines of an address. */
function layoutToText(main: HTMLElement, colon: string): void {
  for (const line of main.querySelectorAll('br')) line.replaceWith(', ');
  for (const span of main.querySelectorAll('span')) {
    const next = span.nextSibling;
    if (!next || /[\s.,:;!?…]$/.test(span.text) || /^\s/.test(next.text)) continue;
    if (next instanceof HTMLElement) span.insertAdjacentHTML('afterend', ', ');
    else if (!span.previousSibling) span.insertAdjacentHTML('afterend', colon);
  }
}

function textOf(node: Node | null | undefined): string {
  return clean(node?.text ?? '');
}

/**
 * One line that is no markup of an answer. No-break spaces stay, because French needs them before its signs; what only
 * says where a line may break goes.
 */
function clean(text: string): string {
  return text
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .replaceAll('](', '] (')
    .replace(/^- /, '– ')
    .trim();
}
