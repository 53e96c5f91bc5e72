import { languageOf } from '../../../content/languages.ts';
import { isCanonical, pathOf } from '../../../renderer/page/isCanonical.ts';
import type { Site } from './pageFacts.ts';

/**
 * Canonical addresses and alternates (Google, "Localized versions of your pages"): each page that is indexed names a canonical that
 * is a page and names itself, and alternates that are canonical pages in the language that they are named for. Those of a page are
 * those of its path, so they name each other.
 *
 * @param site the built site
 * @param origin its scheme and host
 * @returns a message for each fault
 */
export function alternateFaults({ pages }: Site, origin: string): string[] {
  const byAddress = new Map(pages.filter(isCanonical).map((page) => [origin + page.url, page]));
  return pages.flatMap(({ url, head: { canonical, alternates } }) => {
    if (canonical === undefined) return [];
    const faults = byAddress.has(canonical)
      ? []
      : [`${url}  has the canonical ${pathOf(canonical)}, which is no indexed page of its own.`];
    for (const { hreflang, href } of alternates) {
      const other = byAddress.get(href);
      if (!other) faults.push(`${url}  names ${pathOf(href)} (${hreflang}), which is no indexed page.`);
      else if (hreflang !== 'x-default' && languageOf(other.language).hreflang !== hreflang)
        faults.push(`${url}  names ${pathOf(href)} as ${hreflang}, and it is in another language.`);
    }
    return faults;
  });
}
