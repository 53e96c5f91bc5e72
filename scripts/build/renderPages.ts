import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getGlobalContext, renderPage } from 'vike/server';
import type { PrerenderContext } from 'vike/types';
import type { BuiltPage } from '../../renderer/page/builtPage.ts';

/** A page, and its document as it is served. */
export interface RenderedPage {
  page: BuiltPage;
  html: string;
}

type MultiplyPages = (context: Pick<PrerenderContext, 'pageContexts'>) => {
  prerenderContext: { pageContexts: { urlOriginal: string }[] };
};

/**
 * Renders every page with the server code that Vite has built: one after the other, so that none need be kept. As Vike's own
 * `prerender()`, which first reads Vite's settings and all its plugins once more.
 *
 * @throws Error that names the page when one cannot be rendered
 */
export async function* renderPages(folder: string): AsyncGenerator<RenderedPage> {
  await import(pathToFileURL(path.resolve(folder, 'server/entry.mjs')).href);
  const urls = await addresses();
  for (const [index, urlOriginal] of urls.entries()) {
    const { httpResponse, built, fault, errorWhileRendering } = await renderPage({ urlOriginal });
    const problem = fault ?? errorWhileRendering;
    if (problem) throw problem;
    if (!built) throw new Error(`${urlOriginal} is no page: Vike finds none in pages/ that answers it.`);
    if (process.stderr.isTTY)
      process.stderr.write(`\r        ${index + 1}/${urls.length}${index + 1 === urls.length ? '\n' : ''}`);
    yield { page: built, html: httpResponse.body };
  }
}

/** The addresses of all documents, as Vike knows them: those of every language and of the aliases too. */
async function addresses(): Promise<string[]> {
  const { config, pages } = await getGlobalContext();
  const paths = await Promise.all(
    Object.values(pages).map(async ({ route, config: { onBeforePrerenderStart } }) => {
      // Of each kind of setting Vike gives one, or the list of those that add up.
      const [list] = [onBeforePrerenderStart ?? []].flat() as (() => string[] | Promise<string[]>)[];
      return list ? list() : typeof route === 'string' ? [route] : [];
    }),
  );
  const multiply = config.onPrerenderStart as unknown as MultiplyPages;
  const pageContexts = paths.flat().map((urlOriginal) => ({ urlOriginal }));
  return multiply({ pageContexts } as PrerenderContext).prerenderContext.pageContexts.map(
    ({ urlOriginal }) => urlOriginal,
  );
}
