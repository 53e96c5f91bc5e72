import type { Element, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { all } from 'lowlight';
import rehypeHighlight from 'rehype-highlight';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { SKIP, visit } from 'unist-util-visit';
import type { LanguageCode } from '../../content/languages.ts';
import { setTypography } from '../i18n/typography.ts';
import { allowedHtml } from './allowedHtml.ts';
import { rehypeHeadings } from './rehypeHeadings.ts';
import { rehypeLinks, rehypeSchemes } from './rehypeLinks.ts';
import { rehypeRegions } from './rehypeRegions.ts';
import { type AlertKind, remarkAlerts } from './remarkAlerts.ts';

/** The words that stand in an article's text and that its author has not written. */
export interface ArticleLabels {
  /** The heading of the footnotes, and what the way back from one says to a screen reader. */
  footnotes: string;
  back: string;
  alerts: Readonly<Record<AlertKind, string>>;
}

/** Made once, because to learn its languages takes longer than an article: all that there are, for authors write any. */
const highlight = rehypeHighlight({ languages: all });

/**
 * @param labels may be left out by who shows nothing
 * @returns the processor of an article as its author wrote it: CommonMark with GFM and HTML. Its tree is HTML (hast) of which nothing is
 *   trusted yet, and each element knows its place in the text
 */
export function writtenArticle(labels?: ArticleLabels) {
  return remark()
    .use(remarkGfm)
    .use(remarkAlerts, labels?.alerts)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      // `allowedHtml.ts` puts a prefix before every id.
      clobberPrefix: '',
      footnoteLabel: labels?.footnotes,
      // Without the class by which GitHub hides that heading: here it is shown.
      footnoteLabelProperties: {},
      footnoteBackLabel: (reference) => `${labels?.back} ${reference + 1}`,
    })
    .use(rehypeRaw);
}

/**
 * @param article its title, which a first heading may say again, and the language that it is written in
 * @returns the processor of an article as a page shows it. What is not allowed is left out; `scripts/check/articles.ts` refuses it
 */
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

/** Elements whose text is no prose. */
const codeElements = new Set(['code', 'pre', 'kbd', 'samp', 'var', 'tt']);

/** Gives a text the typography of its language; code stays as it is. */
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
