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

/** The texts that the site adds to an article. */
export interface ArticleLabels {
  /** The heading of the footnotes. */
  footnotes: string;
  /** The accessible name of the link from a footnote back to the text. */
  back: string;
  alerts: Readonly<Record<AlertKind, string>>;
}

/** Highlights all programming languages, because authors may use any. It is created once, because loading the languages is slow. */
const highlight = rehypeHighlight({ languages: all });

/** @returns the processor for the source of an article (CommonMark, GFM, HTML). It sanitizes nothing. `npm run check` needs no labels. */
export function articleSourceProcessor(labels?: ArticleLabels) {
  return remark()
    .use(remarkGfm)
    .use(remarkAlerts, labels?.alerts)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      // No prefix here, because `rehype-sanitize` adds `idPrefix` to every id.
      clobberPrefix: '',
      footnoteLabel: labels?.footnotes,
      // By default, a class hides the heading of the footnotes, as on GitHub. Here the heading is visible.
      footnoteLabelProperties: {},
      footnoteBackLabel: (reference) => `${labels?.back} ${reference + 1}`,
    })
    .use(rehypeRaw);
}

/** @returns the processor for an article on a page. It removes forbidden HTML, which `scripts/check/articles.ts` reports to the author. */
export function articleProcessor(article: { title: string; language: LanguageCode }, labels: ArticleLabels) {
  return articleSourceProcessor(labels)
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

/** Turns a blockquote that begins with `[!NOTE]` into an alert with a title (GitHub, "Alerts"). */
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

/** Writes URL schemes in lower case, because `rehype-sanitize` compares them in lower case. RFC 3986, 3.1 allows capitals. */
function rehypeSchemes() {
  return (tree: Root) =>
    visit(tree, 'element', ({ properties }) => {
      for (const name of Object.keys(allowedHtml.protocols ?? {})) {
        const url = properties[name];
        if (typeof url === 'string') {
          properties[name] = url.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
        }
      }
    });
}

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

/** The id of the footnotes' heading. `remark-rehype` writes `footnote-label`. */
const footnotesId = `${idPrefix}footnote-label`;

/**
 * Changes headings so that they begin at level 2 and skip no level. Adds ids like GitHub's. Removes empty headings, and a first heading
 * that repeats the title.
 */
function rehypeHeadings(title: string) {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    reserveIds(tree, slugger);
    /** The original levels of the headings from the outermost section to the current one. */
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

/** Converts `<a name>` of older HTML to an id and removes repeated ids. Marks the ids as used, so that no heading gets the same id. */
function reserveIds(tree: Root, slugger: GithubSlugger): void {
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
  let hasImage = false;
  visit(element, { tagName: 'img' }, () => {
    hasImage = true;
  });
  return !hasImage && rawTextOf(element).trim() === '';
}

/** Adds `idPrefix` to links within the article. Ids of headings are folded (`foldText`), so `#Sécurité` leads to the id `securite`. */
function rehypeLinks() {
  return (tree: Root) => {
    const ids = new Set<unknown>();
    visit(tree, 'element', ({ properties }) => void ids.add(properties.id));
    visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
      const { href } = properties;
      if (typeof href !== 'string' || !href.startsWith('#')) {
        return;
      }
      const raw = href.slice(1);
      const fragment = [raw, decoded(raw), foldText(decoded(raw))].find((each) => ids.has(idPrefix + each));
      if (fragment) {
        properties.href = `#${idPrefix}${fragment}`;
      }
    });
  };
}

/** Turns the cells of `<thead>` and of the first column into headers, unless they are empty. Any other `<th>` is a column header. */
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

/** Makes tables and code blocks regions that keys can scroll (WCAG 2.2, 2.1.1). A region's name is its caption or the heading above it. */
function rehypeRegions(title: string) {
  return (tree: Root) => {
    const names = new Map<string, number>();
    let sectionName = title;
    visit(tree, 'element', (element, _index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) {
        sectionName = rawTextOf(element).trim() || sectionName;
      }
      if (element.tagName !== 'table' && element.tagName !== 'pre') {
        return undefined;
      }
      const caption = captionIn(parent);
      const count = caption ? 1 : (names.get(sectionName) ?? 0) + 1;
      if (!caption) {
        names.set(sectionName, count);
      }
      const ariaLabel = caption || (count > 1 ? `${sectionName} (${count})` : sectionName);
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

/** @returns the headings of the second level, for the table of contents */
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
