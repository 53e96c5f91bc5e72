import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { type LanguageCode, urlOf } from '../../locales/languages.ts';
import { headingId } from './headingId.ts';

export interface ArticleHeading {
  id: string;
  title: string;
}

export interface RenderedMarkdown {
  /** Sanitised. */
  html: string;
  /** Those of the second level: the contents of the article. */
  headings: ArticleHeading[];
}

/** All that Markdown can become here. Classes are those of pages/blog/@slug/article.css. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'a', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['strong', 'em', 'del', 'code', 'pre', 'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    th: ['scope', 'class'],
    td: ['class'],
    div: ['class', 'role', 'tabindex', 'aria-label'],
    pre: ['role', 'tabindex', 'aria-label'],
  },
  allowedClasses: { div: ['table-scroll'], th: ['number'], td: ['number'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
};

/**
 * Turns an article's Markdown into HTML: headings with ids, links in the page's language, tables and code that scroll
 * inside a region which the keyboard reaches and which has a name (WCAG 2.2 2.1.1).
 *
 * @param file the article's path, for messages
 * @param markdown its text, from the second heading level down
 * @param language what links to this site lead to
 * @throws Error that names the file for HTML, pictures and first-level headings, which an article has none of
 */
export function renderMarkdown(file: string, markdown: string, language: LanguageCode): RenderedMarkdown {
  const headings: ArticleHeading[] = [];
  const ids = new Set<string>();
  const names = new Map<string, number>();
  let place = '';

  /** What scrolls is named after the heading above it, and numbered from the second on. */
  function regionName(): string {
    const count = (names.get(place) ?? 0) + 1;
    names.set(place, count);
    return escapeText(count > 1 ? `${place} (${count})` : place);
  }

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = headingId(title, ids);
        place = title;
        if (depth === 2) headings.push({ id, title });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        const target = href.startsWith('/') ? urlOf(language, href) : href;
        return `<a href="${escapeText(target)}">${this.parser.parseInline(tokens)}</a>`;
      },
      code({ text }) {
        return `<pre role="region" tabindex="0" aria-label="${regionName()}"><code>${escapeText(text)}</code></pre>`;
      },
      table({ header, rows }) {
        const cell = ({ tokens, align }: Tokens.TableCell, tag: string) =>
          `<${tag}${align === 'right' ? ' class="number"' : ''}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`;
        const head = header.map((each) => cell(each, 'th scope="col"')).join('');
        const body = rows
          .map((row) => row.map((each, index) => cell(each, index === 0 ? 'th scope="row"' : 'td')).join(''))
          .map((row) => `<tr>${row}</tr>`)
          .join('');
        return (
          `<div class="table-scroll" role="region" tabindex="0" aria-label="${regionName()}">` +
          `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
        );
      },
    },
  });

  const tokens = marked.lexer(markdown);
  marked.walkTokens(tokens, (token) => refuse(file, token));
  return { html: sanitizeHtml(marked.parser(tokens), allowed), headings };
}

/** What sanitising would drop in silence is refused aloud. */
function refuse(file: string, token: Token): void {
  const reason = reasonAgainst(token as MarkedToken);
  if (reason) throw new Error(`${file}  "${token.raw.trim()}": ${reason}`);
}

function reasonAgainst(token: MarkedToken): string | undefined {
  if (token.type === 'html') return 'HTML is not for articles. Write it as Markdown.';
  if (token.type === 'image') return 'articles have no pictures but the chart of their front matter.';
  if (token.type === 'heading' && token.depth === 1)
    return 'the title is in the front matter. Begin headings with "##".';
  if (token.type === 'link' && !/^(?:\/(?!\/)|#|https:|mailto:)/.test(token.href))
    return 'a link leads to a page of this site (/services), to a fragment (#costs), to https: or to mailto:.';
  return undefined;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
