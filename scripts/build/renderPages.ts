import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import Piscina from 'piscina';
import { readRoutes } from '../addresses.ts';
import { keptDocument } from './keptDocument.ts';
import { type Assignment, writeDocument } from './makeDocuments.ts';

/** So many at once, that threads end at about the same time and that a watcher sees it go on. */
const atOnce = 20;
/**
 * Writes every document of the site. Those that were made before of the same code, words and articles are not made again; the others
 * are made on all cores.
 *
 * @param site `folder`: what Vite has built; `code`: a digest of all code and facts; `circumstances`: what documents depend on
 *   beside these, words and articles
 * @throws Error that names the page when one cannot be rendered
 */
export async function renderPages(site: Omit<Assignment, 'urls'>): Promise<void> {
  const { folder, code, circumstances } = site;
  const filename = fileURLToPath(new URL('makeDocuments.ts', import.meta.url));
  // Rendering has threads of its own even on one core: Vike warns where what renders and Vite are loaded side by side.
  const pool = new Piscina({ filename, minThreads: 1, maxThreads: availableParallelism() });
  try {
    const routes = await readRoutes('.');
    const urls: string[] = await pool.run({ folder, routes: [...routes] }, { name: 'documentsOf' });
    const missing = urls.filter((url) => {
      const html = keptDocument([code + circumstances, url]);
      if (html !== undefined) writeDocument(folder, url, html);
      return html === undefined;
    });
    let made = urls.length - missing.length;
    const make = async (part: readonly string[]) => {
      await pool.run({ ...site, urls: part });
      made += part.length;
      if (process.stderr.isTTY)
        process.stderr.write(`\r        ${made}/${urls.length}${made === urls.length ? '\n' : ''}`);
    };
    await Promise.all(
      Array.from({ length: Math.ceil(missing.length / atOnce) }, (_, index) =>
        make(missing.slice(index * atOnce, (index + 1) * atOnce)),
      ),
    );
  } finally {
    await pool.destroy();
  }
}
