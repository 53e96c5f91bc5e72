import type { HTMLElement } from 'node-html-parser';
import { ofPage } from './ofPage.ts';
import { canonicalOf, isHidden, pathOf, type SitePage } from './sitePage.ts';

/**
 * Canonical addresses and alternates (Google, "Localized versions of your pages"): each page names one canonical that exists and that
 * names itself, alternates name each other, all include the page and `x-default`, and pages that are not indexed have neither.
 *
 * @param pages all documents
 * @param origin scheme and host of the site
 * @returns a message for each fault
 */
export function alternateFaults(pages: readonly SitePage[], origin: string): string[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));

  return pages.flatMap((page) => {
    const { url } = page;
    const { canonicals, alternates, addresses } = headLinksOf(page);
    if (isHidden(page)) {
      return canonicals.length + alternates.size > 0
        ? [`${url}  is not indexed, and names a canonical or alternates. Name none.`]
        : [];
    }
    if (canonicals.length !== 1) return [`${url}  names ${canonicals.length} canonical addresses. Name one.`];

    const faults: string[] = [];
    for (const href of addresses) {
      if (!URL.canParse(href) || new URL(href).origin !== origin)
        faults.push(`${url}  names "${href}", which does not start with ${origin}.`);
    }
    const canonical = canonicalOf(page);
    const target = byUrl.get(canonical ?? '');
    if (!canonical || !target || isHidden(target))
      return [...faults, `${url}  has the canonical ${canonical}, which is no indexed page.`];
    if (canonicalOf(target) !== canonical)
      faults.push(`${url}  has the canonical ${canonical}, which names another one, ${canonicalOf(target)}.`);
    if (![...alternates.values()].includes(canonical))
      faults.push(`${url}  does not name ${canonical} among its alternates.`);
    if (!alternates.has('x-default')) faults.push(`${url}  names no x-default.`);

    for (const [hreflang, path] of alternates) {
      const other = byUrl.get(path);
      if (!other || isHidden(other))
        faults.push(`${url}  names ${path} (${hreflang}), which is no indexed page.`);
      else if (canonicalOf(other) !== path)
        faults.push(`${url}  names ${path} (${hreflang}), whose canonical is ${canonicalOf(other)}.`);
      else if (![...headLinksOf(other).alternates.values()].includes(canonical))
        faults.push(`${url}  names ${path} (${hreflang}), which does not name ${canonical} in return.`);
      else if (hreflang !== 'x-default' && headLinksOf(other).language !== hreflang)
        faults.push(`${url}  names ${path} as ${hreflang}, and it is in another language.`);
    }
    return faults;
  });
}

const headLinksOf = ofPage('headLinksOf', ({ root }) => {
  const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';
  const canonicals = root.querySelectorAll('link[rel=canonical]').map(hrefOf);
  const alternates = root.querySelectorAll('link[rel=alternate][hreflang]');
  return {
    canonicals,
    addresses: [...canonicals, ...alternates.map(hrefOf)],
    /** Paths by language. */
    alternates: new Map(
      alternates.map((link) => {
        const href = hrefOf(link);
        return [link.getAttribute('hreflang') ?? '', URL.canParse(href) ? pathOf(new URL(href)) : href];
      }),
    ),
    language: root.querySelector('html')?.getAttribute('lang'),
  };
});
