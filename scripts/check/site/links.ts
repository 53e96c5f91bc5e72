import { languageAndPathOf, languageOf } from '../../../content/languages.ts';
import { localServices } from '../../../content/localServices.ts';
import { hrefOf } from '../../../renderer/articles/renderMarkdown.ts';
import type { PageFacts, Site } from '../../pageFacts.ts';
import { loadSettings } from '../../settings.ts';
import type { ArticleFile } from '../articles.ts';
import { problemIn, type ValueFile } from '../files.ts';
import { didYouMean, type Problem, problemAt } from '../problem.ts';
import { problemsWithLink } from './writtenPlaces.ts';

/** Paths that services answer, not files: those of this machine, and forms that the host of the site takes. */
const services = [
  ...Object.values(localServices),
  ...Object.values(loadSettings().public.forms).map(({ url }) => url),
];

/**
 * Finds links of pages to pages, files and fragments of this site that do not exist. A link that several pages have is reported once,
 * where the code writes it.
 *
 * @param origin its scheme and host: absolute addresses that start with it are its own
 * @param written the links in the text of articles: {@link brokenArticles} tells where they stand
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

/** @returns the links of this site in the text of articles, without language, that {@link brokenArticles} looks at as they are written */
export function writtenPaths(articles: readonly ArticleFile[]): Set<string> {
  return new Set(articles.flatMap(({ links }) => links.map(({ address }) => address)));
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

/** @returns a problem for each broken link in the text of articles, where it is written: a section or a file that does not exist */
export function brokenArticles(site: Site, origin: string, articles: readonly ArticleFile[]): Problem[] {
  const reasonFor = reasons(site, origin);
  return articles.flatMap((article) => {
    const { slug, language, links } = article;
    const { code } = languageOf(language);
    const page = site.pages.find(({ url, language: own }) => own === code && url.endsWith(`/${slug}`));
    if (!page) {
      return [];
    }
    return links.flatMap(({ address, offset }) => {
      const message = reasonFor(hrefOf(address, code, page.ids), page.url);
      return message ? problemAt(article, offset, message) : [];
    });
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
