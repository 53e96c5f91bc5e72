import type { Element, ElementContent, ElementData } from 'hast';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import { h } from 'hastscript';
import type { PhrasingContent, Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { EXIT, visit } from 'unist-util-visit';
import { languageOf } from '../../../content/languages.ts';
import type { PassageNotes } from '../../../functions/chat-with-ai/index/cutPassages.ts';
import type { BuiltPage } from '../../../renderer/document/page/builtPage.ts';
import { elementsIn, find, propertyOf } from '../../../renderer/document/page/tree.ts';

/** Casts the chat's notes to the type of an element's data, in which `hast-util-from-parse5` requires a position. */
const noted = (data: PassageNotes) => data as ElementData;

/** Elements without text to read: controls, scripts and decoration. */
const leftOut = new Set('button dialog form nav noscript script select style svg template'.split(' '));

/** Inline elements that may be separated by CSS alone (`signBetween`). Others, such as `<strong>`, are part of a sentence. */
const inlineTags = new Set(['a', 'span', 'time']);

/** What an element inherits from its page and from the elements around it. */
interface ReadContext {
  origin: string;
  /** The sign between a label and its text, with its spaces. */
  colon: string;
  /** The sign between two labels, with its spaces. */
  comma: string;
  data: PassageNotes;
}

/** @returns the `<main>` of a page as a Markdown tree, for the page's Markdown file and, with notes (`PassageNotes`), for the chat */
export function markdownTreeOf(page: BuiltPage, origin: string): Root {
  const main = find(page.tree, 'main');
  if (!main) {
    throw new Error(`${page.url} has no <main>: render the page inside the layout.`);
  }
  const { colon, direction } = languageOf(page.language);
  const context = { origin, colon, comma: direction === 'rtl' ? '، ' : ', ', data: { fragment: '' } };
  return toMdast(h('main', readable(main.children, context)), { handlers }) as Root;
}

/** A Markdown heading keeps `data` of its HTML element, which `cutPassages` reads. */
const heading: Handle = (state, element) => ({
  type: 'heading',
  depth: Number(element.tagName.slice(1)) as 1 | 2 | 3 | 4 | 5 | 6,
  children: state.all(element) as PhrasingContent[],
  data: element.data as PassageNotes,
});
/** Excludes a node from the chat's index: a drawing, a `<summary>`, links to other pages. */
const aside = (state: State, element: Element) =>
  state.toFlow(state.all(element)).map((node) => ({ ...node, data: { ...node.data, isExcluded: true } }));
const figure: Handle = (state, element) =>
  isDrawing(element) ? aside(state, element) : state.toFlow(state.all(element));
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading]);
const handlers: Record<string, Handle> = {
  figure,
  summary: aside,
  // Made by `readableElement`. The page's own `<nav>` elements are left out.
  nav: aside,
  ...Object.fromEntries(headings),
};

/** @returns copies of the readable elements; where only CSS separates two texts, punctuation is added (`signBetween`) */
function readable(children: readonly ElementContent[], context: ReadContext): ElementContent[] {
  const read = children.flatMap((child) => {
    if (child.type === 'element') {
      return readableElement(child, context);
    }
    return child.type === 'text' ? [{ ...child }] : [];
  });
  return read.flatMap((part, index) => {
    const isAfterFirst = index === 1;
    const sign = signBetween(read[index - 1], part, context, isAfterFirst);
    return sign ? [{ type: 'text', value: sign } as const, part] : [part];
  });
}

function readableElement(element: Element, context: ReadContext): ElementContent[] {
  const { tagName, properties } = element;
  // A drawing becomes a paragraph with its label. `isDrawing` recognises this paragraph by its attribute `dataDrawing`.
  if (properties.role === 'img') {
    return [h('p', { dataDrawing: '' }, propertyOf(element, 'ariaLabel') ?? '')];
  }
  const isHidden = propertyOf(element, 'hidden') !== undefined || properties.ariaHidden === 'true';
  if (leftOut.has(tagName) || isHidden) {
    return [];
  }
  const inside = contextIn(element, context);
  if (tagName === 'dl') {
    return [h('ul', termsOf(element, inside))];
  }
  const copy: Element = { ...element, children: readable(element.children, inside) };
  if (inlineTags.has(tagName) && !rawText(copy)) {
    // The text of a link with only an icon is its label.
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
    copy.properties = { ...properties, href: context.origin + href };
  }
  if (/^h[1-6]$/.test(tagName)) {
    copy.data = noted(headingData(element, context.data));
  }
  // Blocks with `data-print="no"` are links or controls. They become a `<nav>`, which is treated as an aside.
  return properties.dataPrint === 'no' && !inlineTags.has(tagName) ? [h('nav', copy)] : [copy];
}

/** Moves a card's only `<h3>` to its beginning: a passage of the chat begins at a heading, and must contain the whole card. */
function putHeadingFirst(article: Element): void {
  const headings = [...elementsIn(article)].filter(({ tagName }) => tagName === 'h3');
  const [heading] = headings;
  if (!heading || headings.length > 1) {
    return;
  }
  visit(article, heading, (_, index, parent) => {
    parent?.children.splice(index ?? 0, 1);
    return EXIT;
  });
  article.children.unshift({ ...heading, data: noted({ ...heading.data, beginsPassage: true }) });
}

function contextIn(element: Element, context: ReadContext): ReadContext {
  const fragment = propertyOf(element, 'id') ?? context.data.fragment;
  const data =
    element.tagName === 'section'
      ? { fragment, isExample: hasExampleBadge(element) }
      : { ...context.data, fragment };
  return { ...context, data };
}

/** @returns whether an element contains the example badge; a badge inside a drawing does not count, because it is about the drawing */
function hasExampleBadge({ children }: Element): boolean {
  return children.some(
    (child) =>
      child.type === 'element' &&
      !isDrawing(child) &&
      ('dataExample' in child.properties || hasExampleBadge(child)),
  );
}

/** @returns whether a figure counts as a drawing: it contains a drawing, or it contains neither a quotation nor a table */
function isDrawing(element: Element): boolean {
  const quotationOrTable = find(element, ({ tagName }) => tagName === 'blockquote' || tagName === 'table');
  const drawing = find(element, ({ properties }) => properties.role === 'img' || 'dataDrawing' in properties);
  return element.tagName === 'figure' && (!quotationOrTable || drawing !== undefined);
}

/** @returns a heading's notes. One with an id of its own begins a passage; the label of a section (`…-title`) only by its rank. */
function headingData(heading: Element, around: PassageNotes): PassageNotes {
  const own = propertyOf(heading, 'id');
  return own && own !== `${around.fragment}-title`
    ? { ...around, fragment: own, beginsPassage: true }
    : around;
}

/** @returns a list item for each `<dt>` and its `<dd>` elements; a `<dl>` may group them in `<div>` elements */
function termsOf(list: Element, context: ReadContext): Element[] {
  const items: { term: ElementContent[]; meanings: ElementContent[][] }[] = [];
  for (const element of elementsIn(list)) {
    const children = readable(element.children, context);
    if (element.tagName === 'dt') {
      items.push({ term: children, meanings: [] });
    }
    if (element.tagName === 'dd' && children.length > 0) {
      items.at(-1)?.meanings.push(children);
    }
  }
  return items.map(({ term, meanings }) => {
    const parts = meanings.flatMap((meaning, index) => [index ? context.comma : context.colon, ...meaning]);
    return h('li', term, parts);
  });
}

/** @returns the punctuation between two nodes that only CSS separates: a label (the first node) and its text, two keywords, two links */
function signBetween(
  before: ElementContent | undefined,
  after: ElementContent,
  { colon, comma }: ReadContext,
  isAfterFirst: boolean,
): string {
  if (before?.type !== 'element' || !inlineTags.has(before.tagName)) {
    return '';
  }
  if (/[\s.,:;!?…،؛؟]$/.test(rawText(before)) || /^\s/.test(rawText(after))) {
    return '';
  }
  if (after.type !== 'element') {
    return isAfterFirst && before.tagName === 'span' ? colon : '';
  }
  if (!inlineTags.has(after.tagName)) {
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

const writer = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  .use({ settings: { bullet: '-' } })
  .freeze();

/** @returns a page as Markdown; its front matter contains JSON strings, which are valid YAML */
export function markdownOf({ url, language, head }: BuiltPage, tree: Root, origin: string): string {
  const frontMatter = {
    title: head.title,
    description: head.description,
    url: origin + url,
    language: languageOf(language).hreflang,
  };
  const matter = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${matter.join('\n')}\n---\n\n${writer.stringify(tree)}`;
}

/** @returns the URL of a page's Markdown: the page's URL and `.md`; `/index.md` for the home page */
export function markdownPathOf(url: string): string {
  return `${url === '/' ? '/index' : url}.md`;
}
