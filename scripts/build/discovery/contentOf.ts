import type { Element, ElementContent, ElementData } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { h } from 'hastscript';
import type { PhrasingContent, Root } from 'mdast';
import { languageOf } from '../../../content/languages.ts';
import type { ContentNotes } from '../../../functions/chat-with-ai/index/contentNotes.ts';
import type { BuiltPage } from '../../../renderer/document/page/builtPage.ts';
import { elementsIn, find, propertyOf } from '../../../renderer/document/page/tree.ts';

/** Types would have every element say where parse5 has found it. */
const noted = (data: ContentNotes) => data as ElementData;

/** Elements that only a browser or only the eye needs: they are left out. */
const left = new Set('button dialog form nav noscript script select style svg template'.split(' '));

/** Inline elements that are set apart from each other; a block begins a line of its own. */
const badges = new Set(['a', 'span', 'time']);

/** The context that an element gives to the headings in it. */
interface Place {
  origin: string;
  colon: string;
  comma: string;
  data: ContentNotes;
  isInDetails: boolean;
}

/**
 * What a page says, for readers that take no HTML: its `<main>` as a tree of Markdown. A heading knows the address of its section.
 *
 * @throws Error when it has no `<main>`
 */
export function contentOf(page: BuiltPage, origin: string): Root {
  const main = find(page.tree, 'main');
  if (!main) {
    throw new Error(`${page.url} has no <main>: render the page inside the layout.`);
  }
  const { colon, direction } = languageOf(page.language);
  const place = {
    origin,
    colon,
    comma: direction === 'rtl' ? '، ' : ', ',
    data: { fragment: '' },
    isInDetails: false,
  };
  return toMdast(h('main', readable(main.children, place)), { handlers }) as Root;
}

/** A heading keeps what it knows, and the text of a term and its meaning is one. */
const heading: Handle = (state, element) => ({
  type: 'heading',
  depth: Number(element.tagName.slice(1)) as 1 | 2 | 3 | 4 | 5 | 6,
  children: state.all(element) as PhrasingContent[],
  data: element.data as ContentNotes,
});
/** Handles elements that are no text of the page: a drawing, the summary that opens a part, links to other pages. `data.isAside` marks them. */
const aside: Handle = (state, element) =>
  state.toFlow(state.all(element)).map((node) => ({ ...node, data: { ...node.data, isAside: true } }));
const figure: Handle = (state, element) =>
  isDrawing(element) ? aside(state, element, undefined) : state.toFlow(state.all(element));
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading]);
const handlers: Record<string, Handle> = {
  figure,
  summary: aside,
  nav: aside,
  ...Object.fromEntries(headings),
};

function readable(children: readonly ElementContent[], place: Place): ElementContent[] {
  const read = children.flatMap((child) => {
    if (child.type === 'element') {
      return readableElement(child, place);
    }
    return child.type === 'text' ? [{ ...child }] : [];
  });
  return read.flatMap((part, index) => {
    const sign = signBetween(read[index - 1], part, place, index === 1);
    return sign ? [{ type: 'text', value: sign } as const, part] : [part];
  });
}

function readableElement(element: Element, place: Place): ElementContent[] {
  const { tagName, properties } = element;
  // A drawing says what its label says.
  if (properties.role === 'img') {
    return [h('p', { dataDrawing: '' }, propertyOf(element, 'ariaLabel') ?? '')];
  }
  const isHidden = properties.hidden !== undefined && properties.hidden !== false && !place.isInDetails;
  if (left.has(tagName) || isHidden || properties.ariaHidden === 'true') {
    return [];
  }
  const inside = placeIn(element, place);
  if (tagName === 'dl') {
    return [h('ul', termsOf(element, inside))];
  }
  const copy: Element = { ...element, children: readable(element.children, inside) };
  if (badges.has(tagName) && !rawText(copy)) {
    // A link that shows an icon alone says what its label says.
    const label = propertyOf(element, 'ariaLabel');
    if (!label) {
      return [];
    }
    copy.children = [{ type: 'text', value: label }];
  }
  if (tagName === 'article') {
    putHeadingFirst(copy);
  }
  const href = propertyOf(element, 'href');
  if (href?.startsWith('/')) {
    copy.properties = { ...properties, href: place.origin + href };
  }
  if (/^h[1-6]$/.test(tagName)) {
    copy.data = noted(headingData(element, place.data));
  }
  // What is not printed leads elsewhere, or works on a screen alone.
  return properties.dataPrint === 'no' && !badges.has(tagName) ? [h('nav', copy)] : [copy];
}

/** A card whose heading is its own is read from its heading on. */
function putHeadingFirst(article: Element): void {
  const headings = [...elementsIn(article)].filter(({ tagName }) => tagName === 'h3');
  const [heading] = headings;
  if (!heading || headings.length > 1) {
    return;
  }
  const take = (parent: Element): void => {
    parent.children = parent.children.filter((child) => child !== heading);
    for (const child of parent.children) {
      if (child.type === 'element') {
        take(child);
      }
    }
  };
  take(article);
  article.children.unshift({ ...heading, data: noted({ ...heading.data, isAddressed: true }) });
}

function placeIn(element: Element, place: Place): Place {
  const { tagName, properties } = element;
  const fragment = propertyOf(element, 'id') ?? place.data.fragment;
  const data =
    tagName === 'section' ? { fragment, isExample: bearsStamp(element) } : { ...place.data, fragment };
  return properties.id || tagName === 'section' || tagName === 'details'
    ? { ...place, data, isInDetails: place.isInDetails || tagName === 'details' }
    : place;
}

/** @returns `true` where the content of an element bears the stamp of examples; the stamp of a drawing is about the drawing alone */
function bearsStamp({ children }: Element): boolean {
  return children.some(
    (child) =>
      child.type === 'element' &&
      !isDrawing(child) &&
      ('dataExample' in child.properties || bearsStamp(child)),
  );
}

/** @returns `true` for a figure that only the eye reads: it has neither a quotation nor a table, or has a drawing beside them */
function isDrawing(element: Element): boolean {
  const isRead = find(element, ({ tagName }) => tagName === 'blockquote' || tagName === 'table');
  const drawing = find(element, ({ properties }) => properties.role === 'img' || 'dataDrawing' in properties);
  return element.tagName === 'figure' && (!isRead || drawing !== undefined);
}

/** The nearest id is what the address of a heading ends with. Headings' own `…-title` ids serve labels, not links. */
function headingData(heading: Element, around: ContentNotes): ContentNotes {
  const own = propertyOf(heading, 'id');
  return own && own !== `${around.fragment}-title` ? { ...around, fragment: own, isAddressed: true } : around;
}

/** Terms with their meanings, whichever way the list groups them. */
function termsOf(list: Element, place: Place): Element[] {
  const items: { term: ElementContent[]; meanings: ElementContent[][] }[] = [];
  for (const element of elementsIn(list)) {
    const children = readable(element.children, place);
    if (element.tagName === 'dt') {
      items.push({ term: children, meanings: [] });
    }
    if (element.tagName === 'dd' && children.length > 0) {
      items.at(-1)?.meanings.push(children);
    }
  }
  return items.map(({ term, meanings }) => {
    const parts = meanings.flatMap((meaning, index) => [index ? place.comma : place.colon, ...meaning]);
    return h('li', term, parts);
  });
}

/** Separates texts that only the layout keeps apart: a label before its text, badges side by side, links in a row. */
function signBetween(
  before: ElementContent | undefined,
  after: ElementContent,
  { colon, comma }: Place,
  isFirst: boolean,
): string {
  if (before?.type !== 'element' || !badges.has(before.tagName)) {
    return '';
  }
  if (/[\s.,:;!?…،؛؟]$/.test(rawText(before)) || /^\s/.test(rawText(after))) {
    return '';
  }
  if (after.type !== 'element') {
    return isFirst && before.tagName === 'span' ? colon : '';
  }
  if (!badges.has(after.tagName)) {
    return '';
  }
  return before.tagName === 'a' ? ' ' : comma;
}

function rawText(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return node.type === 'element' ? node.children.map(rawText).join('') : '';
}
