import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderContext } from 'vike/types';
import { readRoutes } from '../check/facts/readRoutes.ts';

type MultiplyPages = (context: Pick<PrerenderContext, 'pageContexts'>) => {
  prerenderContext: { pageContexts: { urlOriginal: string }[] };
};

/**
 * Renders every document with the server code that Vite has built. As Vike's own `prerender()`, which first reads Vite's settings
 * and all its plugins once more.
 *
 * @param folder what Vite has built: `client`, where the documents go, and `server`
 * @throws Error that names the page when one cannot be rendered
 */
export async function renderPages(folder: string): Promise<void> {
  const { getGlobalContext, renderPage } = await import('vike/server');
  await import(pathToFileURL(path.resolve(folder, 'server/entry.mjs')).href);
  const { config } = await getGlobalContext();
  const pageContexts = [...(await readRoutes('.'))].map((urlOriginal) => ({ urlOriginal }));
  const multiply = config.onPrerenderStart as unknown as MultiplyPages;
  const documents = multiply({ pageContexts } as PrerenderContext).prerenderContext.pageContexts;
  // Once Vite is loaded, Vike prints each document as a request that it answers.
  const { info, log } = console;
  console.info = console.log = () => {};
  try {
    for (const { urlOriginal } of documents) {
      const { httpResponse, fault, errorWhileRendering } = await renderPage({ urlOriginal });
      const problem = fault ?? errorWhileRendering;
      if (problem) throw problem;
      const file = path.join(folder, 'client', urlOriginal === '/' ? 'index.html' : `${urlOriginal}.html`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, httpResponse.body);
    }
  } finally {
    Object.assign(console, { info, log });
  }
}
