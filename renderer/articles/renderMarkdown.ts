import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { type LanguageCode, urlOf } from '../../content/languages.ts';
import { foldText } from '../i18n/foldText.ts';
import { setTypography } from '../i18n/typography.ts';
import { allowedHtml, idPrefix } from './allowedHtml.ts';
import { highlighted } from './highlight.ts';
import { type ArticleLabels, markdownTree, writtenHtml } from './markdownTree.ts';
import type { Picture } from './picture.ts';

export interface ArticleHeading {
  id: string;
  title: string;
}

export interface RenderedMarkdown {
  /** Sanitised. */
  html: string;
  /** The headings of the second level: the table of contents of the article. */
  headings: ArticleHeading[];
}

export interface MarkdownOptions {
  /** The article's title: a first heading that says the same again is left out. */
  title: string;
  /** The language that the text is in, and that links to this site lead to. */
  language: LanguageCode;
  labels: ArticleLabels;
  /** @returns a picture that stands beside the article, by its address in the text */
  pictureOf?: (address: string) => Picture | undefined;
}

/** The `sizes` of a picture: the width of a column of text, which is nearly the whole of a narrow window. `renderArticle.ts` makes both widths. */
const pictureWidth = '(min-width: 42rem) 40rem, 92vw';

/**
 * Turns an article's Markdown into HTML: CommonMark and GFM with harmless HTML in it (`allowedHtml`), headings with ids, links in the
 * article's language, and tables and code that scroll inside a region which the keyboard reaches and which has a name (WCAG 2.2 2.1.1).
 * What is not allowed is left out; `scripts/check/articles.ts` refuses it.
 */
export function renderMarkdown(markdown: string, options: MarkdownOptions): RenderedMarkdown {
  const tree = sanitize(writtenHtml(markdownTree(markdown), markdown, options.labels), allowedHtml) as Root;
  setTexts(tree, options.language);
  const headings = setHeadings(tree, options.title);
  setLinks(tree, options.language);
  nameRegions(tree, options.title);
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'img' && parent && index !== undefined) {
      const picture = options.pictureOf?.(String(element.properties.src ?? ''));
      parent.children.splice(index, 1, ...(picture ? [pictureElement(picture, element)] : []));
      return [SKIP, index + (picture ? 1 : 0)];
    }
    if (element.tagName === 'aside') {
      // Inside a text it would be a landmark of the page.
      element.tagName = 'div';
      Object.assign(element.properties, { className: ['alert'], role: 'note' });
    }
    if (element.tagName === 'input') {
      element.properties.ariaLabel = options.labels[element.properties.checked ? 'done' : 'toDo'];
    }
    if (element.tagName === 'code') {
      element.children = highlighted(element);
      element.properties = {};
    }
    return undefined;
  });
  return { html: toHtml(tree), headings };
}

/** Elements whose text is no prose. */
const codeElements = new Set(['code', 'pre', 'kbd', 'samp', 'var', 'tt']);

function setTexts(tree: Root, language: LanguageCode): void {
  visit(tree, (node) => {
    if (node.type === 'element' && codeElements.has(node.tagName)) {
      return SKIP;
    }
    if (node.type === 'text') {
      node.value = setTypography(node.value, language);
    }
    return undefined;
  });
}

const footnotesId = `${idPrefix}footnote-label`;

/**
 * Gives every heading a level and an id. The title of the page is the first level: below it no level is skipped, wherever the author
 * begins. Ids are those of GitHub, without accents; one that the author has given to an element stays.
 *
 * @returns the headings of the second level
 */
function setHeadings(tree: Root, title: string): ArticleHeading[] {
  const slugger = new GithubSlugger();
  visit(tree, 'element', ({ properties }) => {
    // Older HTML names a place by `<a name>`. Of two equal ids, the first stays.
    properties.id ??= properties.name;
    delete properties.name;
    const own = String(properties.id ?? '').slice(idPrefix.length);
    if (own in slugger.occurrences) {
      delete properties.id;
    } else if (own) {
      slugger.occurrences[own] = 0;
    }
  });
  const headings: ArticleHeading[] = [];
  const above: number[] = [];
  const first = tree.children.find(({ type }) => type === 'element');
  visit(tree, 'element', (element, index, parent) => {
    const depth = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (!depth || element.properties.id === footnotesId) {
      return undefined;
    }
    const text = rawTextOf(element).trim();
    const isTitle = element === first && foldText(text) === foldText(title);
    if (parent && index !== undefined && (isTitle || isEmpty(element))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    while (depth <= (above.at(-1) ?? 0)) {
      above.pop();
    }
    above.push(depth);
    element.tagName = `h${Math.min(above.length + 1, 6)}`;
    element.properties.id ??= idPrefix + slugger.slug(slug(foldText(text)) || 'section');
    if (element.tagName === 'h2') {
      headings.push({ id: String(element.properties.id), title: text || String(element.properties.id) });
    }
    return SKIP;
  });
  return headings;
}

function isEmpty(element: Element): boolean {
  let hasPicture = false;
  visit(element, { tagName: 'img' }, () => {
    hasPicture = true;
  });
  return !hasPicture && rawTextOf(element).trim() === '';
}

/** Leads links to this site's pages in the article's language, and fragments to the article's own ids. */
function setLinks(tree: Root, language: LanguageCode): void {
  const ids = new Set<unknown>();
  visit(tree, 'element', ({ properties }) => void ids.add(properties.id));
  visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
    if (typeof properties.href === 'string') {
      properties.href = hrefOf(properties.href, language, ids);
    }
  });
}

/**
 * @param address a link as an article writes it
 * @param ids those of the article's page
 * @returns the link as the page has it: to this site in the article's language, to a heading by its id
 */
function hrefOf(address: string, language: LanguageCode, ids: ReadonlySet<unknown>): string {
  if (address.startsWith('#')) {
    const id = idPrefix + foldText(decoded(address.slice(1)));
    return ids.has(id) ? `#${id}` : address;
  }
  return address.startsWith('/') ? urlOf(language, address) : address;
}

/** @returns an address as it is read; one with a percent sign that begins no character stays as it is */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Makes tables and code regions, named by the caption of their figure, or by the heading above and numbered from the second on. */
function nameRegions(tree: Root, title: string): void {
  const names = new Map<string, number>();
  let place = title;
  visit(tree, 'element', (element, index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) {
      place = rawTextOf(element).trim() || place;
    }
    if (!parent || index === undefined || (element.tagName !== 'table' && element.tagName !== 'pre')) {
      return undefined;
    }
    const caption =
      'tagName' in parent && parent.tagName === 'figure' ? parent.children.find(isCaption) : undefined;
    let ariaLabel = caption && rawTextOf(caption).trim();
    if (!ariaLabel) {
      const count = (names.get(place) ?? 0) + 1;
      names.set(place, count);
      ariaLabel = count > 1 ? `${place} (${count})` : place;
    }
    const region = { role: 'region', tabIndex: 0, ariaLabel };
    if (element.tagName === 'pre') {
      Object.assign(element.properties, region);
      return SKIP;
    }
    setCells(element);
    parent.children[index] = h('div.table-scroll', region, element);
    return SKIP;
  });
}

function isCaption(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'figcaption';
}

/** Cells of the first row and of the first column are headers, unless they are empty; numbers stand at the right. */
function setCells(table: Element): void {
  visit(table, { tagName: 'tr' }, (row: Element, _index, section) => {
    const isHead = section?.type === 'element' && section.tagName === 'thead';
    const cells = row.children.filter((cell) => cell.type === 'element');
    for (const [index, cell] of cells.entries()) {
      const { align, ...properties } = cell.properties;
      const isHeader = (isHead || index === 0 || cell.tagName === 'th') && rawTextOf(cell).trim() !== '';
      cell.tagName = isHeader ? 'th' : 'td';
      cell.properties = {
        ...properties,
        ...(isHeader && { scope: isHead || index > 0 ? 'col' : 'row' }),
        ...(align === 'right' && { className: ['number'] }),
        ...(align === 'center' && { className: ['centred'] }),
      };
    }
  });
}

/**
 * Writes a picture with its size, so that nothing moves when it comes; it is fetched when the reader comes near. For those who want less
 * motion, an animation stands still.
 *
 * @param written the `<img>` of the article, with its description, title and width
 */
function pictureElement({ img, sources, isMoving }: Picture, written: Element): Element {
  const { alt = '', title } = written.properties;
  const width = Math.min(Number(written.properties.width) || img.w, img.w);
  const height = Math.round((img.h * width) / img.w);
  return h('picture', [
    ...Object.entries(sources).map(([format, srcSet]) =>
      h('source', {
        type: `image/${format}`,
        srcSet,
        sizes: pictureWidth,
        media: isMoving && '(prefers-reduced-motion: reduce)',
      }),
    ),
    h('img', { src: img.src, alt, title, width, height, loading: 'lazy', decoding: 'async' }),
  ]);
}
