import { ofPage } from './ofPage.ts';
import { canonicalOf, isHidden, type SitePage } from './sitePage.ts';

/**
 * Pages that no other page links to: nobody finds them.
 *
 * @param pages documents of one site; aliases and hidden pages need no link
 * @param origin scheme and host of the site
 * @returns a message for each
 */
export function unlinkedPages(pages: readonly SitePage[], origin: string): string[] {
  const linked = new Set(
    pages.flatMap((page) =>
      linksOf(page).flatMap((href) => {
        const { url } = page;
        const target = URL.canParse(href, origin + url) ? new URL(href, origin + url).pathname : url;
        return target === url ? [] : target;
      }),
    ),
  );
  return pages
    .filter((page) => !isHidden(page) && canonicalOf(page) === page.url && !linked.has(page.url))
    .map(({ url }) => `${url}  is linked to by no page. Link to it, or remove it.`);
}

const linksOf = ofPage('linksOf', ({ root }) => [
  ...new Set(root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '')),
]);
