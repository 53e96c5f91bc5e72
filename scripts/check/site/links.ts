import { languageOf } from '../../../content/languages.ts';
import { isCanonical, pathOf } from '../../../renderer/page/builtPage.ts';
import { site } from '../../../site.config.ts';
import type { PageFacts, Site } from '../../pageFacts.ts';
import { count, didYouMean, type Problem, problemOf } from '../problem.ts';

/** Served by the local services or by those they stand for, not from files. */
const services = Object.values(site.localServices);

/**
 * Addresses of this site that answer nothing: pages, files and fragments.
 *
 * @param origin its scheme and host: absolute addresses that start with it are its own
 */
export function brokenLinks({ pages, files }: Site, origin: string): Problem[] {
  const idsOfPage = new Map(pages.map(({ url, ids }) => [url, ids]));
  const places = new Map<string, string[]>();

  for (const page of pages) {
    for (const address of page.addresses) {
      const message = reasonFor(address, page, origin, files, idsOfPage);
      if (message) places.set(message, [...(places.get(message) ?? []), page.url]);
    }
  }
  return [...places].map(([message, [first = '', ...others]]) =>
    problemOf(
      first,
      others.length > 0 ? `${message} It is also named by ${count(others.length, 'other page')}.` : message,
    ),
  );
}

/** What is wrong with an address, after the page that names it. */
function reasonFor(
  address: string,
  page: PageFacts,
  origin: string,
  files: ReadonlySet<string>,
  idsOfPage: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const base = new URL(page.url, origin);
  if (!URL.canParse(address, base.href))
    return `names "${address}", which is no address. Correct it where the link is made.`;
  const url = new URL(address, base);
  if (url.origin !== base.origin) return undefined;
  const path = decodeURI(url.pathname);
  if (files.has(path) || services.some((service) => `${path}/`.startsWith(`${service}/`))) return undefined;
  const ids = idsOfPage.get(path);
  if (!ids) {
    const known = [...idsOfPage.keys()].filter((each) => !each.endsWith('/404'));
    return `names "${path}", which does not exist. ${didYouMean(path, known, '')}`.trim();
  }
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (!fragment || fragment === 'top' || ids.has(fragment)) return undefined;
  return `names "${path}#${fragment}", and ${path} has no id="${fragment}".`;
}

/** Pages that no other page links to: nobody finds them. @param site the built site; aliases and hidden pages need no link */
export function unlinkedPages({ pages }: Site, origin: string): Problem[] {
  const linked = new Set(
    pages.flatMap(({ url, links }) =>
      [...links].flatMap((href) => {
        const target = URL.canParse(href, origin + url) ? new URL(href, origin + url).pathname : url;
        return target === url ? [] : target;
      }),
    ),
  );
  return pages
    .filter((page) => isCanonical(page) && !linked.has(page.url))
    .map(({ url }) => problemOf(url, 'is linked to by no page. Link to it, or remove it.'));
}

/**
 * Canonical addresses and alternates (Google, "Localized versions of your pages"): each page that is indexed names a canonical that
 * is a page and names itself, and alternates that are canonical pages in the language that they are named for. Those of a page are
 * those of its path, so they name each other.
 */
export function alternateProblems({ pages }: Site, origin: string): Problem[] {
  const byAddress = new Map(pages.filter(isCanonical).map((page) => [origin + page.url, page]));
  return pages.flatMap(({ url, head: { canonical, alternates } }) => {
    if (canonical === undefined) return [];
    const messages = byAddress.has(canonical)
      ? []
      : [`has the canonical ${pathOf(canonical)}, which is no indexed page of its own.`];
    for (const { hreflang, href } of alternates) {
      const other = byAddress.get(href);
      if (!other) messages.push(`names ${pathOf(href)} (${hreflang}), which is no indexed page.`);
      else if (hreflang !== 'x-default' && languageOf(other.language).hreflang !== hreflang)
        messages.push(`names ${pathOf(href)} as ${hreflang}, and it is in another language.`);
    }
    return messages.map((message) => problemOf(url, message));
  });
}

/**
 * Structured data that search engines cannot follow: a node without type, a node that nothing on its page refers to, a reference to a
 * node that no page describes.
 */
export function jsonLdProblems({ pages }: Site): Problem[] {
  const graphs = pages.map(({ url, graph }) => ({ url, graph, all: objectsIn(graph) }));
  const described = new Set(
    graphs.flatMap(({ all }) => all.filter(isDescription).map((node) => node['@id'])),
  );
  return graphs.flatMap(({ url, graph, all }) => {
    const nodes = graph as readonly Record<string, unknown>[];
    const cited = new Set(all.filter((node) => !nodes.includes(node)).map((node) => node['@id']));
    const lost = all.filter((node) => '@id' in node && !described.has(node['@id']));
    return [
      ...nodes
        .filter((node) => !node['@type'])
        .map((node) => `has a node without @type: ${JSON.stringify(node).slice(0, 80)}`),
      // The first node is the page itself.
      ...nodes
        .slice(1)
        .filter((node) => !node['@id'] || !cited.has(node['@id']))
        .map((node) => `describes ${node['@id'] ?? node['@type']}, and nothing on the page refers to it.`),
      ...new Set(lost.map((node) => `refers to ${node['@id']}, which no page describes.`)),
    ].map((message) => problemOf(url, message));
  });
}

function isDescription(node: Record<string, unknown>): boolean {
  return Object.keys(node).length > 1;
}

/** @returns every object of a value, at any depth */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}
