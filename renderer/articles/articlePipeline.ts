import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Parents, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { all } from 'lowlight';
import type { Blockquote, Root as MarkdownRoot, Strong } from 'mdast';
import rehypeHighlight from 'rehype-highlight';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { SKIP, visit } from 'unist-util-visit';
import { type AlertKind, alertKinds, allowedHtml, idPrefix } from '../../content/articles/articleSchema.ts';
import { decoded, type LanguageCode } from '../../content/languages.ts';
import { foldText } from '../i18n/foldText.ts';
import { setTypography } from '../i18n/typography.ts';

/** The words that stand in an article's text and that its author has not written. */
export interface ArticleLabels {
  /** The heading of the footnotes, and what the way back from one says to a screen reader. */
  footnotes: string;
  back: string;
  alerts: Readonly<Record<AlertKind, string>>;
}

/** Made once, because to learn its languages takes longer than an article: all that there are, for authors write any. */
const highlight = rehypeHighlight({ languages: all });

/** @returns the processor of an article as its author wrote it, CommonMark with GFM and HTML: its tree (hast) is not to be trusted yet */
export function writtenArticle(labels?: ArticleLabels) {
  return remark()
    .use(remarkGfm)
    .use(remarkAlerts, labels?.alerts)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      // `allowedHtml` puts a prefix before every id.
      clobberPrefix: '',
      footnoteLabel: labels?.footnotes,
      // Without the class by which GitHub hides that heading: here it is shown.
      footnoteLabelProperties: {},
      footnoteBackLabel: (reference) => `${labels?.back} ${reference + 1}`,
    })
    .use(rehypeRaw);
}

/** @returns the processor of an article as a page shows it: what is not allowed is left out, which `scripts/check/articles.ts` refuses */
export function shownArticle(article: { title: string; language: LanguageCode }, labels: ArticleLabels) {
  return writtenArticle(labels)
    .use(rehypeSchemes)
    .use(rehypeSanitize, allowedHtml)
    .use(rehypeTypography, article.language)
    .use(rehypeHeadings, article.title)
    .use(rehypeLinks)
    .use(rehypeTableHeaders)
    .use(rehypeRegions, article.title)
    .use(() => highlight);
}

const alertMark = new RegExp(String.raw`^\[!(${alertKinds.join('|')})\][ \t]*(?:\n|$)`, 'i');

/** Turns a quotation that begins with `[!NOTE]` into a note under its kind as a title (GitHub, "Alerts"). */
function remarkAlerts(titles?: Readonly<Record<AlertKind, string>>) {
  return (tree: MarkdownRoot) => visit(tree, 'blockquote', (quotation) => showAlert(quotation, titles));
}

function showAlert(quotation: Blockquote, titles?: Readonly<Record<AlertKind, string>>): void {
  const [paragraph, ...others] = quotation.children;
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') {
    return;
  }
  const [mark = '', name = ''] = alertMark.exec(text.value) ?? [];
  const kind = alertKinds.find((each) => each === name.toLowerCase());
  if (!kind) {
    return;
  }
  text.value = text.value.slice(mark.length);
  if (text.value === '') {
    paragraph.children.shift();
  }
  const title: Strong = { type: 'strong', children: [{ type: 'text', value: titles?.[kind] ?? '' }] };
  const rest = paragraph.children.length > 0 ? [paragraph, ...others] : others;
  quotation.children = [{ type: 'paragraph', children: [title] }, ...rest];
  quotation.data = { hName: 'div', hProperties: { className: ['alert', kind], role: 'note' } };
}

/** Writes the schemes of addresses in small letters, in which `rehype-sanitize` looks for them (RFC 3986 3.1 allows capitals). */
function rehypeSchemes() {
  return (tree: Root) =>
    visit(tree, 'element', ({ properties }) => {
      for (const name of Object.keys(allowedHtml.protocols ?? {})) {
        const address = properties[name];
        if (typeof address === 'string') {
          properties[name] = address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
        }
      }
    });
}

/** Elements whose text is no prose. */
const codeElements = new Set(['code', 'pre', 'kbd', 'samp', 'var', 'tt']);

function rehypeTypography(language: LanguageCode) {
  return (tree: Root) =>
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

/** Gives headings levels below the page's title, without a gap, and ids as GitHub's. One that repeats the title, or is empty, is left out. */
function rehypeHeadings(title: string) {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    keepOwnIds(tree, slugger);
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
      return SKIP;
    });
  };
}

/** Older HTML names a place by `<a name>`. Of two equal ids, the first stays. */
function keepOwnIds(tree: Root, slugger: GithubSlugger): void {
  visit(tree, 'element', ({ properties }) => {
    properties.id ??= properties.name;
    delete properties.name;
    const own = String(properties.id ?? '').slice(idPrefix.length);
    if (own in slugger.occurrences) {
      delete properties.id;
    } else if (own) {
      slugger.occurrences[own] = 0;
    }
  });
}

function isEmpty(element: Element): boolean {
  let hasPicture = false;
  visit(element, { tagName: 'img' }, () => {
    hasPicture = true;
  });
  return !hasPicture && rawTextOf(element).trim() === '';
}

/** Leads fragments to the article's own ids. */
function rehypeLinks() {
  return (tree: Root) => {
    const ids = new Set<unknown>();
    visit(tree, 'element', ({ properties }) => void ids.add(properties.id));
    visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
      const { href } = properties;
      const id =
        typeof href === 'string' && href.startsWith('#') && idPrefix + foldText(decoded(href.slice(1)));
      if (ids.has(id)) {
        properties.href = `#${id}`;
      }
    });
  };
}

/** Makes the cells of the first row and of the first column of tables headers, unless they are empty; numbers stand at the right. */
function rehypeTableHeaders() {
  return (tree: Root) =>
    visit(tree, { tagName: 'tr' }, (row: Element, _index, section) => {
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

/** Makes tables and code regions that the keyboard can scroll (WCAG 2.2 2.1.1), named by their caption or the heading above. */
function rehypeRegions(title: string) {
  return (tree: Root) => {
    const names = new Map<string, number>();
    let place = title;
    visit(tree, 'element', (element, _index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) {
        place = rawTextOf(element).trim() || place;
      }
      if (element.tagName !== 'table' && element.tagName !== 'pre') {
        return undefined;
      }
      const caption = captionIn(parent);
      const count = caption ? 1 : (names.get(place) ?? 0) + 1;
      if (!caption) {
        names.set(place, count);
      }
      const ariaLabel = caption || (count > 1 ? `${place} (${count})` : place);
      Object.assign(element.properties, { role: 'region', tabIndex: 0, ariaLabel });
      return SKIP;
    });
  };
}

function captionIn(parent: Parents | undefined): string | undefined {
  const isFigure = parent?.type === 'element' && parent.tagName === 'figure';
  const caption = parent?.children.find((node) => node.type === 'element' && node.tagName === 'figcaption');
  return isFigure && caption?.type === 'element' ? rawTextOf(caption).trim() : undefined;
}

/** @returns the headings of the second level: the table of contents of an article */
export function headingsIn(tree: Root) {
  const headings: { id: string; title: string }[] = [];
  visit(tree, { tagName: 'h2' }, (element: Element) => {
    const id = String(element.properties.id);
    if (id !== footnotesId) {
      headings.push({ id, title: rawTextOf(element).trim() || id });
    }
  });
  return headings;
}
