import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import type { PrerenderContext } from 'vike/types';
import { readRoutes } from '../check/facts/readRoutes.ts';
import { contentStore } from '../contentStore.ts';

type MultiplyPages = (context: Pick<PrerenderContext, 'pageContexts'>) => {
  prerenderContext: { pageContexts: { urlOriginal: string }[] };
};

/** What is known of a document under some of the files that it is made of: it, or of which others it is made too. */
type Known = { html: string } | { files: string[] };

/**
 * Renders every document with the server code that Vite has built. As Vike's own `prerender()`, which first reads Vite's settings
 * and all its plugins once more. What was rendered before of the same code, words and articles is not rendered again.
 *
 * @param folder what Vite has built: `client`, where the documents go, and `server`
 * @param code a digest of all that documents are made of but the words and articles that they read
 * @throws Error that names the page when one cannot be rendered
 */
export async function renderPages(folder: string, code: string): Promise<void> {
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
      const html = await keptDocument([code, urlOriginal], async () => {
        const { httpResponse, files = [], fault, errorWhileRendering } = await renderPage({ urlOriginal });
        const problem = fault ?? errorWhileRendering;
        if (problem) throw problem;
        return { html: httpResponse.body, files };
      });
      const file = path.join(folder, 'client', urlOriginal === '/' ? 'index.html' : `${urlOriginal}.html`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, html);
    }
  } finally {
    Object.assign(console, { info, log });
  }
}

/**
 * Which files a document is made of is known once it has been rendered. So each entry of the store that is made of too few of them
 * names the others, and the next one is looked for under all of these.
 */
async function keptDocument(
  ingredients: readonly string[],
  render: () => Promise<{ html: string; files: string[] }>,
): Promise<string> {
  const read: string[] = [];
  let rendered: Awaited<ReturnType<typeof render>> | undefined;
  for (;;) {
    const made = [...ingredients, ...read.flatMap((file) => [file, digestOf(file)])];
    const entry = await contentStore.file('documents', made, async () => {
      rendered ??= await render();
      const files = rendered.files.filter((file) => !read.includes(file));
      return Buffer.from(JSON.stringify(files.length > 0 ? { files } : { html: rendered.html }));
    });
    const known: Known = JSON.parse(entry.toString());
    if ('html' in known) return known.html;
    read.push(...known.files);
  }
}

const digests = new Map<string, string>();

/**
 * A list of articles is read by every page that shows one: its digest is found once.
 *
 * @param pattern a file, or what matches several: which there are counts too
 */
function digestOf(pattern: string): string {
  const known = digests.get(pattern);
  if (known) return known;
  const hash = createHash('sha256');
  for (const file of globSync(pattern).sort()) hash.update(`${file}\n`).update(readFileSync(file));
  const digest = hash.digest('hex');
  digests.set(pattern, digest);
  return digest;
}
