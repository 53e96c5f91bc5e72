import { company } from '../../../content/company.ts';
import { languageAndPathOf, languageOf, urlOf } from '../../../content/languages.ts';
import { localServices } from '../../../content/localServices.ts';
import { markdownTree, partsOf } from '../../../renderer/articles/markdownTree.ts';
import type { PageFacts, Site } from '../../pageFacts.ts';
import type { ArticleFile } from '../articles.ts';
import { problemIn, type ValueFile } from '../files.ts';
import { didYouMean, type Problem, problemAt } from '../problem.ts';
import { problemOnPage, problemsWithLink } from './writtenPlaces.ts';

/** Paths that services answer, not files. */
const services = Object.values(localServices);

/**
 * Finds links of pages to pages, files and fragments of this site that do not exist. A link that several pages have is reported once,
 * where the code writes it.
 *
 * @param origin its scheme and host: absolute addresses that start with it are its own
 * @param written the links that facts and articles write: their own rules tell these where they stand
 */
export function brokenLinks(site: Site, origin: string, written: ReadonlySet<string> = new Set()): Problem[] {
  const reasonFor = reasons(site, origin);
  const places = new Map<string, { address: string; pages: PageFacts[] }>();
  for (const page of site.pages) {
    for (const address of page.addresses) {
      const message = reasonFor(address, page.url);
      if (message && !written.has(languageAndPathOf(address).path)) {
        places.set(message, { address, pages: [...(places.get(message)?.pages ?? []), page] });
      }
    }
  }
  const problems = [...places].flatMap(([message, { address, pages }]) => {
    const [first, ...others] = pages;
    const also = others.map(({ url }) => url).join(', ');
    return first ? problemsWithLink(first, address, also ? `${message} So do ${also}.` : message) : [];
  });
  // One line of code leads astray in every language: it is told once.
  const told = new Map<string, Problem>();
  for (const problem of problems) {
    const place = `${problem.file}:${problem.line ?? problem.message}`;
    told.set(place, told.get(place) ?? problem);
  }
  return [...told.values()];
}

/** @returns the links of this site, without language, that {@link brokenFacts} and {@link brokenArticles} look at as they are written */
export function writtenPaths(files: readonly ValueFile[], articles: readonly ArticleFile[]): Set<string> {
  const valuesOf = ({ texts }: ValueFile) => texts.map(({ value }) => value);
  const inFacts = files.flatMap(valuesOf).filter((path) => !path.includes('#'));
  const inTexts = articles.flatMap(({ markdown }) =>
    [...partsOf(markdownTree(markdown))].flatMap((node) => (node.type === 'link' ? node.url : [])),
  );
  return new Set(
    [...inFacts, ...articles.flatMap(valuesOf), ...inTexts].filter(
      (path) => path.startsWith('/') || path.startsWith('#'),
    ),
  );
}

/** @returns a problem for each redirect whose address is a page or a file: hosts would send its visitors elsewhere */
export function redirectedPages({ pages, files }: Site, facts: readonly ValueFile[]): Problem[] {
  const addresses = new Set([...pages.map(({ url }) => url), ...files]);
  // An address is the name of a value where the value is what it leads to.
  return facts.flatMap((file) =>
    file.texts
      .filter(({ path }) => addresses.has(String(path.at(-1))))
      .map(({ path }) =>
        problemIn(
          file,
          path,
          'is an address of this site: a redirect would hide what it shows. Remove the redirect, or the page.',
        ),
      ),
  );
}

/**
 * Finds paths in facts that lead to no page or file: not every one of them is a link of a page, since the chat uses some.
 *
 * @param facts the files of `content/`; `{slug}` in the chat's topics stands for the company's
 */
export function brokenFacts(site: Site, origin: string, facts: readonly ValueFile[]): Problem[] {
  const reasonFor = reasons(site, origin);
  return facts.flatMap((file) =>
    file.texts
      .filter(({ value }) => value.startsWith('/'))
      .flatMap(({ path, value }) => {
        // The chat answers with the page where a section has gone with its entry.
        const message = reasonFor(value.replace(/#.*/, '').replace('{slug}', company.slug), '/');
        return message ? problemIn(file, path, message) : [];
      }),
  );
}

/** @returns a problem for each broken link in the text and the facts of articles, where it is written */
export function brokenArticles(site: Site, origin: string, articles: readonly ArticleFile[]): Problem[] {
  const reasonFor = reasons(site, origin);
  return articles.flatMap((article) => {
    const { slug, language, markdown, start } = article;
    const { code } = languageOf(language);
    const page = site.pages.find(({ url, language: own }) => own === code && url.endsWith(`/${slug}`));
    if (!page) {
      return [];
    }
    const reasonOf = (url: string) => reasonFor(url.startsWith('/') ? urlOf(code, url) : url, page.url);
    const inFacts = article.texts
      .filter(({ value }) => value.startsWith('/'))
      .flatMap(({ path, value }) => {
        const message = reasonOf(value);
        return message ? problemIn(article, path, message) : [];
      });
    const inText = [...partsOf(markdownTree(markdown))].flatMap((node) => {
      const message = node.type === 'link' ? reasonOf(node.url) : undefined;
      return message ? problemAt(article, start + (node.position?.start.offset ?? 0), message) : [];
    });
    return [...inFacts, ...inText];
  });
}

/** @returns a function that gives the reason why an address on a page is broken; nothing where it is not */
function reasons({ pages, files }: Site, origin: string) {
  const idsOfPage = new Map(pages.map(({ url, ids }) => [url, ids]));
  const known = [...idsOfPage.keys()].filter((url) => !url.endsWith('/404'));
  return (address: string, page: string): string | undefined => {
    const base = new URL(page, origin);
    if (!URL.canParse(address, base.href)) {
      return `names "${address}", which is no address. Correct it where the link is made.`;
    }
    const url = new URL(address, base);
    if (url.origin !== base.origin) {
      return undefined;
    }
    const path = decode(url.pathname);
    if (files.has(path) || services.some((service) => `${path}/`.startsWith(`${service}/`))) {
      return undefined;
    }
    const ids = idsOfPage.get(path);
    if (!ids) {
      return `names "${path}", which does not exist. ${didYouMean(path, known, '')}`.trim();
    }
    const fragment = decode(url.hash.slice(1));
    if (!fragment || fragment === 'top' || ids.has(fragment)) {
      return undefined;
    }
    return `names "${path}#${fragment}", and ${path} has no section of that name.`;
  };
}

/** @returns an address as it is read; one with a percent sign that begins no character stays as it is */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** @returns a problem for each reference of structured data to a node that no page describes: search engines cannot follow it */
export function jsonLdProblems({ pages }: Site): Problem[] {
  const nodes = pages.flatMap((page) => objectsIn(page.graph).map((node) => ({ page, node })));
  const described = new Set(
    nodes.filter(({ node }) => Object.keys(node).length > 1).map(({ node }) => node['@id']),
  );
  return nodes
    .filter(({ node }) => '@id' in node && !described.has(node['@id']))
    .map(({ page, node }) => problemOnPage(page, `refers to ${node['@id']}, which no page describes.`));
}

/** @returns every object of a value, at any depth */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) {
    return value.flatMap(objectsIn);
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}
