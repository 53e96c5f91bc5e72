import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { idPrefix } from '../../content/articles/articleSchema.ts';
import { decoded } from '../../content/languages.ts';
import { foldText } from '../i18n/foldText.ts';

export interface ArticleHeading {
  id: string;
  title: string;
}

const footnotesId = `${idPrefix}footnote-label`;

/** Gives headings levels below the page's title, without a gap, and ids as GitHub's. One that repeats the title, or is empty, is left out. */
export function rehypeHeadings(title: string) {
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
export function rehypeLinks() {
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

/** @returns the headings of the second level: the table of contents of an article */
export function headingsIn(tree: Root): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  visit(tree, { tagName: 'h2' }, (element: Element) => {
    const id = String(element.properties.id);
    if (id !== footnotesId) {
      headings.push({ id, title: rawTextOf(element).trim() || id });
    }
  });
  return headings;
}
