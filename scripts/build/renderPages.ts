import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Piscina from 'piscina';
import type { PrerenderContext } from 'vike/types';
import { readRoutes } from '../check/facts/readRoutes.ts';
import { keptDocument } from './keptDocument.ts';
import makeDocuments, { type Assignment, writeDocument } from './makeDocuments.ts';

/** So many at once, that threads end at about the same time and that a watcher sees it go on. */
const atOnce = 20;
/** A thread first loads what makes documents, for about a second: with fewer for each, threads take longer than they save. */
const worthThread = 100;

type MultiplyPages = (context: Pick<PrerenderContext, 'pageContexts'>) => {
  prerenderContext: { pageContexts: { urlOriginal: string }[] };
};

/**
 * Writes every document of the site. Those that were made before of the same code, words and articles are not made again; the others
 * are made on all cores, where there are many.
 *
 * @param site `folder`: what Vite has built; `code`: a digest of all code and facts; `circumstances`: what documents depend on
 *   beside these, words and articles
 * @throws Error that names the page when one cannot be rendered
 */
export async function renderPages(site: Omit<Assignment, 'urls'>): Promise<void> {
  const { folder, code, circumstances } = site;
  const urls = await documentsOf(folder);
  const missing = urls.filter((url) => {
    const html = keptDocument([code + circumstances, url]);
    if (html !== undefined) writeDocument(folder, url, html);
    return html === undefined;
  });
  const parts = Array.from({ length: Math.ceil(missing.length / atOnce) }, (_, index) => ({
    ...site,
    urls: missing.slice(index * atOnce, (index + 1) * atOnce),
  }));
  let made = urls.length - missing.length;
  const showProgress = (part: Assignment) => {
    made += part.urls.length;
    if (process.stderr.isTTY)
      process.stderr.write(`\r  documents ${made}/${urls.length}${made === urls.length ? '\n' : ''}`);
  };
  const threads = Math.min(availableParallelism(), Math.floor(missing.length / worthThread));
  if (threads > 1) return makeInThreads(threads, parts, showProgress);
  for (const part of parts) {
    await makeDocuments(part);
    showProgress(part);
  }
}

async function makeInThreads(
  threads: number,
  parts: readonly Assignment[],
  whenMade: (part: Assignment) => void,
): Promise<void> {
  const filename = fileURLToPath(new URL('makeDocuments.ts', import.meta.url));
  const pool = new Piscina<Assignment, void>({ filename, minThreads: threads, maxThreads: threads });
  try {
    await Promise.all(parts.map((part) => pool.run(part).then(() => whenMade(part))));
  } finally {
    await pool.destroy();
  }
}

/** @returns the addresses of all documents, those of every language and of the aliases too */
async function documentsOf(folder: string): Promise<string[]> {
  const { getGlobalContext } = await import('vike/server');
  await import(pathToFileURL(path.resolve(folder, 'server/entry.mjs')).href);
  const { config } = await getGlobalContext();
  const pageContexts = [...(await readRoutes('.'))].map((urlOriginal) => ({ urlOriginal }));
  const multiply = config.onPrerenderStart as unknown as MultiplyPages;
  return multiply({ pageContexts } as PrerenderContext).prerenderContext.pageContexts.map(
    ({ urlOriginal }) => urlOriginal,
  );
}
