import type { PrerenderContext } from 'vike/types';
import { aliases } from '../content/aliases.ts';
import { builtLanguages } from '../content/builtLanguages.ts';
import { urlOf } from '../content/languages.ts';
import { developmentPaths } from '../content/pagePaths.ts';
import { onBeforeRoute } from './+onBeforeRoute.ts';

/**
 * Multiplies the pages that Vike found by the languages of the build, and adds the aliases.
 *
 * @param prerenderContext holds one context per page
 * @returns one context per document to write
 * @throws Error when two documents would be written to one path
 */
export function onPrerenderStart(prerenderContext: PrerenderContext) {
  const pages = prerenderContext.pageContexts.filter((page) => !developmentPaths.includes(page.urlOriginal));
  const byPath = new Map(pages.map((page) => [page.urlOriginal, page]));

  const documents = pages.map((page) => ({ path: page.urlOriginal, page }));
  for (const alias of aliases) {
    const page = byPath.get(alias.to);
    if (!page) {
      throw new Error(
        `content/aliases.ts: "${alias.from}" points to "${alias.to}", which is not a page. Name one that is.`,
      );
    }
    documents.push({ path: alias.from, page });
  }

  const pageContexts = documents.flatMap(({ path, page }) =>
    builtLanguages.map((language) => {
      const urlOriginal = urlOf(language, path);
      const route = onBeforeRoute({ urlPathname: urlOriginal }).pageContext;
      return { ...page, ...route, urlOriginal };
    }),
  );

  assertUnique(pageContexts.map(({ urlOriginal }) => urlOriginal));
  return { prerenderContext: { pageContexts } };
}

function assertUnique(urls: string[]): void {
  const seen = new Set<string>();
  for (const url of urls) {
    if (seen.has(url)) {
      throw new Error(
        `Two pages would be written to "${url}". Rename one of them in pages/ or content/aliases.ts.`,
      );
    }
    seen.add(url);
  }
}
