import type { Element } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Code, Heading, Image, Link, Paragraph, Root, RootContent, Table } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import { type LanguageCode, urlOf } from '../../content/languages.ts';
import { setTypography } from '../i18n/typography.ts';
import { headingId } from './headingId.ts';
import { linkTarget, markdownTree, partsOf } from './markdownTree.ts';
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

/** The `sizes` of a picture: the width of its column, which is the screen or 64 characters. */
const pictureWidth = '(min-width: 42rem) 40rem, 92vw';

/** All that Markdown can become here. Classes are those of components/sections/articleText.css. */
const allowed: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'a', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['picture', 'source', 'img', 'strong', 'em', 'del', 'code', 'pre', 'div', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    th: ['scope', ['className', 'number']],
    td: [['className', 'number']],
    div: [['className', 'table-scroll'], 'role', 'tabIndex', 'ariaLabel'],
    source: ['type', 'srcSet', 'sizes'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    pre: ['role', 'tabIndex', 'ariaLabel'],
  },
  protocols: { href: ['https', 'mailto'], src: ['https'] },
  // Ids are those of the article's own headings.
  clobber: [],
};

/**
 * Turns an article's Markdown into HTML: headings with ids, links in the page's language, tables and code that scroll
 * inside a region which the keyboard reaches and which has a name (WCAG 2.2 2.1.1): their caption, the line right above them. What an
 * article may be made of is held by `scripts/check/articles.ts`; what is not allowed is left out here.
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

  const tree = markdownTree(markdown);
  for (const node of partsOf(tree)) {
    if (node.type === 'text') {
      node.value = setTypography(node.value, language);
    }
  }
  const captions = takeCaptions(tree);

  /** Names a region that scrolls by its caption; without one by the heading above it, and numbered from the second on. */
  function region(state: State, node: Table | Code, element: Element): Element {
    const caption = captions.get(node);
    const figcaption = caption && h('figcaption', state.all(caption));
    const count = (names.get(place) ?? 0) + 1;
    if (!figcaption) {
      names.set(place, count);
    }
    const unnamed = count > 1 ? `${place} (${count})` : place;
    const ariaLabel = figcaption ? rawTextOf(figcaption) : unnamed;
    Object.assign(element.properties, { role: 'region', tabIndex: 0, ariaLabel });
    return figcaption ? h('figure', [figcaption, element]) : element;
  }

  const content = toHast(tree, {
    handlers: {
      heading(state, node: Heading) {
        const children = state.all(node);
        const title = rawTextOf(h('p', children));
        const id = headingId(title, ids);
        place = title;
        if (node.depth === 2) {
          headings.push({ id, title });
        }
        return h(`h${node.depth}`, { id }, children);
      },
      link(state, node: Link) {
        const href = node.url.startsWith('/') ? urlOf(language, node.url) : node.url;
        return h('a', { href: linkTarget.test(node.url) ? href : undefined }, state.all(node));
      },
      image(_state, { url, alt }: Image) {
        const picture = pictureOf(url.replace(/^\.\//, ''));
        return picture && pictureElement(picture, alt ?? '');
      },
      code: (state, node: Code) => region(state, node, h('pre', h('code', node.value))),
      table(state, node: Table) {
        const [head, ...rows] = node.children.map(({ children }, row) =>
          children.map((cell, index) => {
            const scope = row === 0 ? 'col' : index === 0 ? 'row' : undefined;
            const className = node.align?.[index] === 'right' ? 'number' : undefined;
            return h(scope ? 'th' : 'td', { scope, className }, state.all(cell));
          }),
        );
        const body = rows.map((cells) => h('tr', cells));
        const table = h('table', [h('thead', h('tr', head)), h('tbody', body)]);
        return region(state, node, h('div.table-scroll', table));
      },
    },
  });
  return { html: toHtml(sanitize(content, allowed)), headings };
}

/** Takes out the paragraphs that have a table or code right below them, without an empty line between. */
function takeCaptions(tree: Root): Map<RootContent, Paragraph> {
  const captions = new Map<RootContent, Paragraph>();
  tree.children = tree.children.filter((node, index) => {
    const below = tree.children[index + 1];
    const isCaption =
      node.type === 'paragraph' &&
      (below?.type === 'table' || below?.type === 'code') &&
      below.position?.start.line === (node.position?.end.line ?? 0) + 1;
    if (isCaption) {
      captions.set(below, node);
    }
    return !isCaption;
  });
  return captions;
}

/** It has its size before it is there, and is fetched when the reader comes near. */
function pictureElement({ img, sources }: Picture, alt: string): Element {
  return h('picture', [
    ...Object.entries(sources).map(([format, srcSet]) =>
      h('source', { type: `image/${format}`, srcSet, sizes: pictureWidth }),
    ),
    h('img', { src: img.src, alt, width: img.w, height: img.h, loading: 'lazy', decoding: 'async' }),
  ]);
}
