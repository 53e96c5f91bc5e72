import type { Element } from 'hast';
import type { BuiltPage } from '../renderer/document/page/builtPage.ts';
import { elementsIn, find, propertyOf, textOf } from '../renderer/document/page/tree.ts';

/** A page without its tree. It stays in memory after its files are written, for the sitemap and for rules that compare pages. */
export interface PageSummary extends Omit<BuiltPage, 'tree'> {
  heading: string;
  /** The content security policy in the page's head. */
  policy: string;
  /** The URLs of pages, files and fragments that the page links to or loads. Those on this site must exist. */
  linkedUrls: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

/** The built site, for rules that compare its parts. URLs are those that a browser requests. */
export interface Site {
  pages: readonly PageSummary[];
  /** The URL of every other file: `/favicon.svg`. */
  files: ReadonlySet<string>;
}

/** The attributes that contain one URL. `srcset`, and `translations` of an island, contain several. */
const urlAttributes = ['href', 'src', 'action', 'formAction', 'poster'];

export function pageSummary({ tree, ...page }: BuiltPage): PageSummary {
  const elements = [...elementsIn(tree)];
  const valuesOf = (name: string) => elements.flatMap((element) => propertyOf(element, name) ?? []);
  // `srcset` has a list: `small.webp 400w, large.webp 800w`.
  const candidates = valuesOf('srcSet').flatMap((set) => set.split(','));
  return {
    ...page,
    heading: textOf(find(tree, 'h1')),
    policy: propertyOf(find(tree, isPolicy), 'content') ?? '',
    linkedUrls: new Set([
      ...urlAttributes.flatMap(valuesOf),
      ...valuesOf('translations').flatMap((urls) => urls.split(' ')),
      ...candidates.map((candidate) => candidate.trim().replace(/\s.*/, '')),
    ]),
    ids: new Set(valuesOf('id')),
  };
}

/** @returns the text of a link to a page: the last item of the page's breadcrumb, or its title without the brand */
export function shortNameOf({ breadcrumb, head }: Pick<BuiltPage, 'breadcrumb' | 'head'>): string {
  return (breadcrumb.length > 1 && breadcrumb.at(-1)?.label) || head.title.replace(/ \| [^|]*$/, '');
}

function isPolicy(element: Element): boolean {
  return propertyOf(element, 'httpEquiv') === 'Content-Security-Policy';
}
