import type { Element, Nodes, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { visit } from 'unist-util-visit';
import { allowedHtml } from '../../content/articles/articleSchema.ts';
import { articleSourceProcessor } from '../../renderer/articles/articlePipeline.ts';
import { quote } from './problem.ts';
import { encodedTwice, ownUrl } from './translationFiles.ts';

interface Located {
  /** Where the error begins in the text, in characters. */
  offset: number;
}

export interface ArticleText {
  issues: (Located & { message: string })[];
  links: (Located & { url: string })[];
  images: (Located & { url: string; description: string })[];
}

/** @returns the errors, links and images of an article; a Markdown parser reports no errors, but shows wrong syntax as text */
export function readArticleText(markdown: string): ArticleText {
  const processor = articleSourceProcessor();
  const tree = processor.parse(markdown);
  const issues = [...markdownErrors(tree, markdown)];
  const html = processor.runSync(tree, markdown);
  issues.push(...htmlErrors(html));
  const text: ArticleText = { issues, links: [], images: [] };
  visit(html, 'element', (element) => {
    const { tagName, properties } = element;
    const offset = offsetOf(element);
    if (tagName === 'a' && typeof properties.href === 'string') {
      text.links.push({ offset, url: properties.href });
    }
    if (tagName === 'img') {
      const { src, alt, title } = properties;
      text.images.push({ offset, url: String(src ?? ''), description: String(alt || title || '') });
    }
  });
  return text;
}

function offsetOf(node: Pick<Nodes, 'position'>): number {
  return node.position?.start.offset ?? 0;
}

/** Markdown that the parser has left in the text. The reader would see it. */
const leftoverPatterns = [
  // Emphasis that is not closed, or was not opened.
  /(?<![\p{L}\p{N}*])\*\*(?=\p{L})/u,
  /(?<=\p{L})\*\*(?![\p{L}\p{N}*])/u,
  /~~(?=\p{L})/u,
  // Links without a beginning, and references to a link or a footnote that is not defined.
  /\]\((?=\S)/u,
  /(?<!\w)\[[^[\]]+\]\[[^[\]]*\]/u,
  /\[\^[^[\]]+\]/u,
  // A single backtick, placeholders, a heading without a space, an entity that was escaped twice.
  /(?<!`)`(?!`)/u,
  /\{\{|\}\}/u,
  /^#{2,6}(?=[\p{L}\p{N}])/u,
  /&amp;(?:\w+|#\w+);/u,
];
const leftoverSyntax = new RegExp(leftoverPatterns.map(({ source }) => source).join('|'), 'mu');

/** Mistakes outside of code: conflict markers of Git, and characters that XML, and so a feed, cannot contain (XML 1.0, 2.2). */
const neverMeant =
  /^([<=>|])\1{6}(?= |$)|&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]|d[89a-f][\da-f]{2}|fff[ef]));/im;

/** HTML elements without an end tag, and those that the parser closes by itself (HTML standard, "Optional tags"). */
const closedByItself = /^(?:br|hr|img|input|wbr|p|li|dt|dd|thead|tbody|tfoot|tr|td|th|rp|rt)$/;
/** Matches a tag. Its groups: `/` of an end tag, the name, `/` of a tag that closes itself. */
const tag = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])[^<>]*?(\/?)>/gi;

/** Yields the errors of the Markdown: visible syntax (`**`), unclosed HTML, footnotes without a reference, an article without text. */
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
      // Code is replaced by spaces, so that the offsets of the text after it stay right.
      prose = prose.slice(0, offset).padEnd(end) + prose.slice(end);
    }
    if (node.type === 'html') {
      // Comments are replaced by spaces of the same length, so that the offsets of tags stay right.
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
      // The author's source, because parsed text does not show which characters were escaped. Those (`\*`) are no leftover syntax.
      const source = node.position ? markdown.slice(offset, node.position.end.offset) : node.value;
      const unescaped = source.replaceAll(/\\[\p{P}\p{S}]/gu, '');
      const [left] = leftoverSyntax.exec(unescaped) ?? encodedTwice.exec(unescaped) ?? [];
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
    const advice = 'is a conflict marker of Git or an invisible character. Remove it.';
    yield { offset: meantByNobody.index, message: `${quote(meantByNobody[0])} ${advice}` };
  }
  // `htmlErrors` reports the elements that are not allowed.
  for (const [name, offsets] of open) {
    if (!closedByItself.test(name) && allowedHtml.tagNames?.includes(name)) {
      for (const offset of offsets) {
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
    yield { offset: 0, message: 'has no text. Write it below the front matter.' };
  }
}

/** The targets that a link may have: a page of this site, a fragment, another site, a mailbox or a telephone. */
const linkTarget = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i;

/** Attributes that run code or set style. The build leaves them out of an article, and this rule reports them. */
const forbiddenAttribute = /^(?:on.*|style|srcdoc|formaction)$/i;

/** @returns the errors of an article's HTML, as written or as made from Markdown: forbidden elements and attributes, invalid links */
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
    for (const name of Object.keys(properties).filter((each) => forbiddenAttribute.test(each))) {
      report(`${name.toLowerCase()} of <${tagName}> is an attribute that articles do not have. Take it out.`);
    }
    const { href } = properties;
    if (tagName === 'a' && typeof href === 'string' && (!linkTarget.test(href) || ownUrl.test(href))) {
      report(
        `a link leads to ${quote(href)}. It may lead to a page of this site (/services), to a fragment (#costs), to https: or http: where visitors reach it, mailto: or tel:.`,
      );
    }
  });
  return issues;
}
