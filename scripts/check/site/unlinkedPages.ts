import { isCanonical } from '../../../renderer/page/isCanonical.ts';
import type { Site } from './pageFacts.ts';

/**
 * Pages that no other page links to: nobody finds them.
 *
 * @param site the built site; aliases and hidden pages need no link
 * @param origin its scheme and host
 * @returns a message for each
 */
export function unlinkedPages({ pages }: Site, origin: string): string[] {
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
    .map(({ url }) => `${url}  is linked to by no page. Link to it, or remove it.`);
}
