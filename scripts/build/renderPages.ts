import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getGlobalContext, renderPage } from 'vike/server';
import { aliases } from '../../content/aliases.ts';
import { languages, urlOf } from '../../content/languages.ts';
import type { BuiltPage } from '../../renderer/document/page/builtPage.ts';
import type { BuildMark } from '../../renderer/facts/buildDay.ts';

/**
 * Renders every page with the server code that Vite has built. It yields one page at a time, so that the caller need not keep all of them
 * in memory. Vike's own `prerender()` would first read Vite's settings and all its plugins once more.
 *
 * @param folder the folder with the code that Vite has built
 * @param mark the commit that the site is built from
 * @returns each page, and its document as it is served
 * @throws Error that names the page when one cannot be rendered
 */
export async function* renderPages(
  folder: string,
  mark?: BuildMark,
): AsyncGenerator<{ page: BuiltPage; html: string }> {
  // Makes the built pages known to `renderPage` (Vike's documentation, "renderPage").
  await import(pathToFileURL(path.resolve(folder, 'server/entry.mjs')).href);
  const urls = documentUrls(await pagePaths());
  for (const urlOriginal of urls) {
    // `renderer/+onRenderHtml.tsx` sets `built` and `fault`.
    const { httpResponse, built, fault, errorWhileRendering } = await renderPage({ urlOriginal, mark });
    const problem = fault ?? errorWhileRendering;
    if (problem) {
      throw problem;
    }
    if (!built) {
      throw new Error(`${urlOriginal} is no page: Vike finds none in pages/ that answers it.`);
    }
    yield { page: built, html: httpResponse.body };
  }
}

/**
 * The paths of all pages, as Vike knows them (its documentation, "getGlobalContext"). A page whose path has a parameter lists its paths in
 * `+onBeforePrerenderStart.ts`. Vike's types leave the value of a setting open, so its shape is checked here.
 *
 * @throws Error when Vike describes a page in another way
 */
async function pagePaths(): Promise<string[]> {
  const { pages } = await getGlobalContext();
  const paths = await Promise.all(
    Object.entries(pages).map(async ([id, { route, config }]) => {
      const [list]: unknown[] = [config.onBeforePrerenderStart].flat();
      const found: unknown = typeof list === 'function' ? await list() : [route];
      if (Array.isArray(found) && found.every((each) => typeof each === 'string')) {
        return found;
      }
      throw new Error(
        `Vike no longer describes the paths of ${id} as scripts/build/renderPages.ts reads them. See docs/upgrading.md.`,
      );
    }),
  );
  return paths.flat();
}

/**
 * Multiplies the paths of pages by the languages of the site, and adds the aliases.
 *
 * @returns the address of each document to write
 * @throws Error when an alias leads to no page, or two documents would be written to one address
 */
function documentUrls(paths: readonly string[]): string[] {
  for (const { from, to } of aliases) {
    if (!paths.includes(to)) {
      throw new Error(
        `content/aliases.ts: "${from}" points to "${to}", which is not a page. Name one that is.`,
      );
    }
  }
  const urls = [...paths, ...aliases.map(({ from }) => from)].flatMap((path) =>
    languages.map(({ code }) => urlOf(code, path)),
  );
  const twice = urls.find((url, index) => urls.indexOf(url) !== index);
  if (twice) {
    throw new Error(
      `Two pages would be written to "${twice}". Rename one of them in pages/ or content/aliases.ts.`,
    );
  }
  return urls;
}
