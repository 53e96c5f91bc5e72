import type { Element, Nodes, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { visit } from 'unist-util-visit';
import { allowedHtml } from '../../content/articles/articleSchema.ts';
import { writtenArticle } from '../../renderer/articles/articlePipeline.ts';
import { quote } from './problem.ts';
import { encodedTwice, ownAddress } from './translationFiles.ts';

interface Placed {
  /** Where it begins in the text, in characters. */
  offset: number;
}

export interface ArticleText {
  issues: (Placed & { message: string })[];
  links: (Placed & { address: string })[];
  pictures: (Placed & { address: string; description: string })[];
}

/** @returns the faults of an article's text, its links and its pictures. A Markdown parser reports no faults: it shows as text what it does not understand. */
export function readArticleText(markdown: string): ArticleText {
  const processor = writtenArticle();
  const tree = processor.parse(markdown);
  const issues = [...markdownErrors(tree, markdown)];
  const html = processor.runSync(tree, markdown);
  issues.push(...htmlErrors(html));
  const text: ArticleText = { issues, links: [], pictures: [] };
  visit(html, 'element', (element) => {
    const { tagName, properties } = element;
    const offset = offsetOf(element);
    if (tagName === 'a' && typeof properties.href === 'string') {
      text.links.push({ offset, address: properties.href });
    }
    if (tagName === 'img') {
      const { src, alt, title } = properties;
      text.pictures.push({ offset, address: String(src ?? ''), description: String(alt || title || '') });
    }
  });
  return text;
}

function offsetOf(node: Pick<Nodes, 'position'>): number {
  return node.position?.start.offset ?? 0;
}

/** Marks that a reader would see: what is not closed, links that are no links, a heading without a space, a footnote without a text, placeholders. */
const leftOverMark =
  /(?<![\p{L}\p{N}*])\*\*(?=\p{L})|(?<=\p{L})\*\*(?![\p{L}\p{N}*])|~~(?=\p{L})|\]\((?=\S)|(?<!\w)\[[^[\]]+\]\[[^[\]]*\]|\[\^[^[\]]+\]|(?<!`)`(?!`)|\{\{|\}\}|^#{2,6}(?=[\p{L}\p{N}])|&amp;(?:\w+|#\w+);/mu;

/** What nobody means outside of code: the marks of a conflict, and signs that XML cannot hold, and so no feed (XML 1.0, 2.2). */
const neverMeant =
  /^([<=>|])\1{6}(?= |$)|&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]|d[89a-f][\da-f]{2}|fff[ef]));/im;

/** HTML elements that the parser closes by itself where the author does not (HTML standard, "Optional tags"), or that have no end. */
const closedByItself = /^(?:br|hr|img|input|wbr|p|li|dt|dd|thead|tbody|tfoot|tr|td|th|rp|rt)$/;
/** Matches a tag: `/` of one that closes, its name, and `/` of one that closes itself. */
const tag = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])[^<>]*?(\/?)>/gi;

/** Yields the faults of the Markdown: marks that are shown, HTML and footnotes that are not closed or used, a text without a word. */
function* markdownErrors(tree: MarkdownRoot, markdown: string): Generator<ArticleText['issues'][number]> {
  const cited = new Set<string>();
  const open = new Map<string, number[]>();
  const found: ArticleText['issues'] = [];
  let hasText = false;
  let prose = markdown;
  visit(tree, (node) => {
    const offset = offsetOf(node);
    hasText ||= 'value' in node && node.value.trim() !== '';
    if (node.type === 'footnoteReference') {
      cited.add(node.identifier);
    }
    if (node.type === 'code') {
      const end = node.position?.end.offset ?? offset;
      prose = prose.slice(0, offset).padEnd(end) + prose.slice(end);
    }
    if (node.type === 'html') {
      // Comments are blanked, and keep their length, so that the places of tags stay right.
      const html = node.value.replaceAll(/<!--.*?-->/gs, (comment) => ' '.repeat(comment.length));
      for (const { index, 1: end, 2: name = '', 3: self } of html.matchAll(tag)) {
        const begun = open.get(name.toLowerCase()) ?? [];
        open.set(name.toLowerCase(), begun);
        if (end) {
          begun.pop();
        } else if (!self) {
          begun.push(offset + index);
        }
      }
    }
    if (node.type === 'text') {
      // The text as the author wrote it, since the parser has taken escapes out: what is escaped (`\*`) is meant to be shown.
      const source = node.position ? markdown.slice(offset, node.position.end.offset) : node.value;
      const written = source.replaceAll(/\\[\p{P}\p{S}]/gu, '');
      const [left] = leftOverMark.exec(written) ?? encodedTwice.exec(written) ?? [];
      const spacedName = /!\[[^\]]*\]\(([^)]*\s[^)]*)\)/.exec(source)?.[1];
      if (spacedName) {
        const message = `the picture ${quote(spacedName)} has a space in its name, so it is not shown. Write <${spacedName}> between the parentheses.`;
        found.push({ offset, message });
      } else if (left) {
        const message = `${quote(source.trim())} shows ${quote(left)} to the reader. Correct it, or write it between backticks.`;
        found.push({ offset, message });
      }
    }
  });
  yield* found;
  const meantByNobody = neverMeant.exec(prose);
  if (meantByNobody) {
    const advice = 'is a mark of Git where two changes meet, or a sign that nobody sees. Take it out.';
    yield { offset: meantByNobody.index, message: `${quote(meantByNobody[0])} ${advice}` };
  }
  for (const [name, places] of open) {
    if (!closedByItself.test(name) && allowedHtml.tagNames?.includes(name)) {
      for (const offset of places) {
        yield { offset, message: `<${name}> is not closed. Write </${name}> where it ends.` };
      }
    }
  }
  for (const node of tree.children) {
    if (node.type === 'footnoteDefinition' && !cited.has(node.identifier)) {
      const message = `the footnote [^${node.label}] is referred to by nothing, so it is not shown. Write [^${node.label}] where it belongs, or remove it.`;
      yield { offset: offsetOf(node), message };
    }
  }
  if (!hasText) {
    yield { offset: 0, message: 'has no text. Write it below the facts.' };
  }
}

/** The targets that a link may have: a page of this site, a fragment, another site, a mailbox or a telephone. */
const linkTarget = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i;

/** Attributes that act or dress. The build leaves them out of an article, and says so here. */
const refusedAttribute = /^(?:on.*|style|srcdoc|formaction)$/i;

/** @returns the faults of the HTML that the author wrote or the Markdown gives: what `allowedHtml` leaves out, and links that lead nowhere */
function htmlErrors(tree: Root): ArticleText['issues'] {
  const issues: ArticleText['issues'] = [];
  visit(tree, 'element', (element: Element) => {
    const { tagName, properties } = element;
    const report = (message: string) => issues.push({ offset: offsetOf(element), message });
    if (!allowedHtml.tagNames?.includes(tagName)) {
      report(
        `<${tagName}> is HTML that articles do not have. Take it out, or write it between backticks to show it as it is.`,
      );
    }
    for (const name of Object.keys(properties).filter((each) => refusedAttribute.test(each))) {
      report(`${name.toLowerCase()} of <${tagName}> is an attribute that articles do not have. Take it out.`);
    }
    const { href } = properties;
    if (tagName === 'a' && typeof href === 'string' && (!linkTarget.test(href) || ownAddress.test(href))) {
      report(
        `a link leads to ${quote(href)}. It may lead to a page of this site (/services), to a fragment (#costs), to https: or http: where visitors reach it, mailto: or tel:.`,
      );
    }
  });
  return issues;
}
