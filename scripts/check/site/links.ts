import { decoded } from '../../../content/languages.ts';
import { localServices } from '../../../content/localServices.ts';
import type { PageSummary, Site } from '../../pageSummary.ts';
import { loadSettings } from '../../settings.ts';
import { didYouMean, type Problem } from '../problem.ts';
import { problemsWithLink } from './textLocations.ts';

/** Paths of this site that are not files: the local services, and forms that the site's host collects. */
const services = [
  ...Object.values(localServices),
  ...Object.values(loadSettings().public.forms).map(({ url }) => url),
];

/** Finds links to pages, files and fragments of this site that do not exist. A link on several pages is reported once. */
export function brokenLinks(site: Site, origin: string): Problem[] {
  const reasonFor = reasons(site, origin);
  const linksByMessage = new Map<string, { reference: string; pages: PageSummary[] }>();
  for (const page of site.pages) {
    for (const reference of page.linkedUrls) {
      const message = reasonFor(reference, page.url);
      if (message) {
        linksByMessage.set(message, {
          reference,
          pages: [...(linksByMessage.get(message)?.pages ?? []), page],
        });
      }
    }
  }
  const problems = [...linksByMessage].flatMap(([message, { reference, pages }]) => {
    const [first, ...others] = pages;
    const also = others.map(({ url }) => url).join(', ');
    return first ? problemsWithLink(first, reference, also ? `${message} So do ${also}.` : message) : [];
  });
  // A link has the same line of code in all languages, so the line is reported once.
  const locationOf = ({ file, line, message }: Problem) => `${file}:${line ?? message}`;
  const reported = problems.map(locationOf);
  return problems.filter((problem, index) => reported.indexOf(locationOf(problem)) === index);
}

/** @returns a function that returns why a URL on a page is broken, or undefined if the URL is right */
function reasons({ pages, files }: Site, origin: string) {
  const idsOfPage = new Map(pages.map(({ url, ids }) => [url, ids]));
  // A link to a not-found page counts as broken.
  const known = [...idsOfPage.keys()].filter((url) => !url.endsWith('/404'));
  return (reference: string, page: string): string | undefined => {
    const base = new URL(page, origin);
    if (!URL.canParse(reference, base.href)) {
      return `names "${reference}", which is no address. Correct it where the link is made.`;
    }
    const url = new URL(reference, base);
    if (url.origin !== base.origin) {
      return undefined;
    }
    const path = decoded(url.pathname);
    if (files.has(path) || services.some((service) => `${path}/`.startsWith(`${service}/`))) {
      return undefined;
    }
    const ids = idsOfPage.get(path);
    if (!ids) {
      return `names "${path}", which does not exist. ${didYouMean(path, known, '')}`.trim();
    }
    const rawFragment = url.hash.slice(1);
    const fragment = decoded(rawFragment);
    // Browsers look for an id as written and then decoded; `#top` is the beginning of any page (HTML standard, "find a potential
    // indicated element" and "select the indicated part").
    if (!fragment || fragment === 'top' || ids.has(rawFragment) || ids.has(fragment)) {
      return undefined;
    }
    return `names "${path}#${fragment}", and ${path} has no section of that name.`;
  };
}
