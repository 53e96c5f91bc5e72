import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderContext } from 'vike/types';
import { sitePage } from '../check/site/sitePage.ts';
import { keepDocument } from './keptDocument.ts';
import { readDocument } from './readDocuments.ts';

/** What one thread asks of another. */
export interface Assignment {
  /** What Vite has built: `client`, where the documents go, and `server`. */
  folder: string;
  /** A digest of all code and facts, and what documents depend on beside these, words and articles. */
  code: string;
  circumstances: string;
  /** The addresses of the documents to make. */
  urls: readonly string[];
}

/**
 * Renders documents with the server code that Vite has built, writes them, keeps them and takes them apart for whoever asks later.
 * As Vike's own `prerender()`, which first reads Vite's settings and all its plugins once more.
 *
 * @throws Error that names the page when one cannot be rendered
 */
export default async function makeDocuments(assignment: Assignment): Promise<void> {
  const { folder, code, circumstances, urls } = assignment;
  const { renderPage } = await import('vike/server');
  await import(pathToFileURL(path.resolve(folder, 'server/entry.mjs')).href);
  for (const urlOriginal of urls) {
    const { httpResponse, files = [], fault, errorWhileRendering } = await renderPage({ urlOriginal });
    const problem = fault ?? errorWhileRendering;
    if (problem) throw problem;
    const html = httpResponse.body;
    await keepDocument([code + circumstances, urlOriginal], { html, files });
    writeDocument(folder, urlOriginal, html);
    await readDocument(sitePage(urlOriginal, html), code);
  }
}

/**
 * @param site `folder`: what Vite has built; `routes`: the addresses of its pages
 * @returns the addresses of all documents, those of every language and of the aliases too
 */
export async function documentsOf({
  folder,
  routes,
}: {
  folder: string;
  routes: readonly string[];
}): Promise<string[]> {
  const { getGlobalContext } = await import('vike/server');
  await import(pathToFileURL(path.resolve(folder, 'server/entry.mjs')).href);
  const { config } = await getGlobalContext();
  const pageContexts = routes.map((urlOriginal) => ({ urlOriginal }));
  const multiply = config.onPrerenderStart as unknown as MultiplyPages;
  return multiply({ pageContexts } as PrerenderContext).prerenderContext.pageContexts.map(
    ({ urlOriginal }) => urlOriginal,
  );
}

type MultiplyPages = (context: Pick<PrerenderContext, 'pageContexts'>) => {
  prerenderContext: { pageContexts: { urlOriginal: string }[] };
};

/**
 * @param folder what Vite has built
 * @param url the address of the document
 * @param html all of it
 */
export function writeDocument(folder: string, url: string, html: string): void {
  const file = path.join(folder, 'client', url === '/' ? 'index.html' : `${url}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}
