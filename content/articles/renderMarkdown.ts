import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { type LanguageCode, urlOf } from '../../locales/languages.ts';
import { headingId } from './headingId.ts';
import type { Picture } from './picture.ts';

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

/** As wide as its column: the screen, or 64 characters. */
const pictureWidth = '(min-width: 42rem) 40rem, 92vw';

/** All that Markdown can become here. Classes are those of components/sections/articleText.css. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'a', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['picture', 'source', 'img'],
    ...[
      'strong',
      'em',
      'del',
      'code',
      'pre',
      'div',
      'figure',
      'figcaption',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
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
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    pre: ['role', 'tabindex', 'aria-label'],
  },
  allowedClasses: { div: ['table-scroll'], th: ['number'], td: ['number'] },
  selfClosing: ['br', 'hr', 'img', 'source'],
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
};

/**
 * Turns an article's Markdown into HTML: headings with ids, links in the page's language, tables and code that scroll
 * inside a region which the keyboard reaches and which has a name (WCAG 2.2 2.1.1): their caption, the line right above them. What an article may be made of is held by
 * `scripts/check/articles/markdownRules.ts`; what is not allowed is left out here.
 *
 * @param markdown an article's text, from the second heading level down
 * @param language what links to this site lead to
 * @param pictureOf gives a picture that stands beside the article
 */
export function renderMarkdown(
  markdown: string,
  language: LanguageCode,
  pictureOf: (name: string) => Picture | undefined = () => undefined,
): RenderedMarkdown {
  const headings: ArticleHeading[] = [];
  const ids = new Set<string>();
  const names = new Map<string, number>();
  let place = '';

  /** What scrolls is named by its caption; without one after the heading above it, and numbered from the second on. */
  function regionName(caption: Tokens.Paragraph | undefined): string {
    if (caption) return escapeText(caption.text);
    const count = (names.get(place) ?? 0) + 1;
    names.set(place, count);
    return escapeText(count > 1 ? `${place} (${count})` : place);
  }

  function figureHtml(html: string, caption: Tokens.Paragraph | undefined): string {
    return caption ? `<figure><figcaption>${escapeText(caption.text)}</figcaption>${html}</figure>` : html;
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
      image({ href, text }) {
        const picture = pictureOf(href.replace(/^\.\//, ''));
        return picture ? pictureHtml(picture, text) : '';
      },
      code(token) {
        const caption = captions.get(token);
        return figureHtml(
          `<pre role="region" tabindex="0" aria-label="${regionName(caption)}"><code>${escapeText(token.text)}</code></pre>`,
          caption,
        );
      },
      table(token) {
        const { header, rows } = token;
        const caption = captions.get(token);
        const cell = ({ tokens, align }: Tokens.TableCell, tag: string) =>
          `<${tag}${align === 'right' ? ' class="number"' : ''}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`;
        const head = header.map((each) => cell(each, 'th scope="col"')).join('');
        const body = rows
          .map((row) => row.map((each, index) => cell(each, index === 0 ? 'th scope="row"' : 'td')).join(''))
          .map((row) => `<tr>${row}</tr>`)
          .join('');
        return figureHtml(
          `<div class="table-scroll" role="region" tabindex="0" aria-label="${regionName(caption)}">` +
            `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`,
          caption,
        );
      },
    },
  });

  const tokens = marked.lexer(markdown);
  const captions = takeCaptions(tokens);
  return { html: sanitizeHtml(marked.parser(tokens), allowed), headings };
}

/** Takes out the paragraphs that have a table or code right below them, without an empty line between. */
function takeCaptions(tokens: Token[]): Map<Token, Tokens.Paragraph> {
  const captions = new Map<Token, Tokens.Paragraph>();
  for (const [index, token] of [...tokens.entries()].reverse()) {
    const above = tokens[index - 1];
    if ((token.type !== 'table' && token.type !== 'code') || above?.type !== 'paragraph') continue;
    captions.set(token, above as Tokens.Paragraph);
    tokens.splice(index - 1, 1);
  }
  return captions;
}

/** It has its size before it is there, and is fetched when the reader comes near. */
function pictureHtml({ src, sources, width, height }: Picture, description: string): string {
  const each = sources.map(
    ({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${pictureWidth}">`,
  );
  const size = `width="${width}" height="${height}"`;
  const image = `<img src="${src}" alt="${escapeText(description)}" ${size} loading="lazy" decoding="async">`;
  return `<picture>${each.join('')}${image}</picture>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
