import { count, didYouMean } from '../problem.ts';
import type { PageFacts, Site } from './pageFacts.ts';

/** Served by the local services or by those they stand for, not from files. */
const services = ['/f/', '/recaptcha/', '/functions/v1/'];

/**
 * Addresses of this site that answer nothing: pages, files and fragments.
 *
 * @param site the built site
 * @param origin its scheme and host: absolute addresses that start with it are its own
 * @returns a message for each, with the pages that it stands on
 */
export function brokenLinks({ pages, files }: Site, origin: string): string[] {
  const idsOfPage = new Map(pages.map(({ url, ids }) => [url, ids]));
  const places = new Map<string, string[]>();

  for (const page of pages) {
    for (const address of page.addresses) {
      const problem = problemOf(address, page, origin, files, idsOfPage);
      if (problem) places.set(problem, [...(places.get(problem) ?? []), page.url]);
    }
  }
  return [...places].map(([problem, urls]) => {
    const others = urls.length > 1 ? ` and ${count(urls.length - 1, 'other page')}` : '';
    return `${problem} Linked from ${urls[0]}${others}.`;
  });
}

function problemOf(
  address: string,
  page: PageFacts,
  origin: string,
  files: ReadonlySet<string>,
  idsOfPage: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const base = new URL(page.url, origin);
  if (!URL.canParse(address, base.href))
    return `"${address}" is no address. Correct it where the link is made.`;
  const url = new URL(address, base);
  if (url.origin !== base.origin) return undefined;
  const path = decodeURI(url.pathname);
  if (files.has(path) || services.some((prefix) => path.startsWith(prefix))) return undefined;
  const ids = idsOfPage.get(path);
  if (!ids) {
    const known = [...idsOfPage.keys()].filter((each) => !each.endsWith('/404'));
    return `"${path}" does not exist. ${didYouMean(path, known, '')}`.trim();
  }
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (!fragment || fragment === 'top' || ids.has(fragment)) return undefined;
  return `"${path}#${fragment}" does not exist: ${path} has no id="${fragment}".`;
}
