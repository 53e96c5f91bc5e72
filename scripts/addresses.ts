import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `+onBeforePrerenderStart.ts` gives: paths, alone or with data. */
type Prerendered = (string | { url: string })[];

/**
 * The paths that pages answer, from the files of `pages/` as Vike reads them: the folder's path, the text of `+route.ts`,
 * or the list of `+onBeforePrerenderStart.ts`. What these import must not need Vite (`import.meta.glob`, `?url`).
 *
 * @returns every path that shows a page, without language: those of aliases too
 */
export async function readAddresses(project: string): Promise<ReadonlySet<string>> {
  const { aliases }: typeof import('../content/aliases.ts') = await import(
    pathToFileURL(path.join(project, 'content/aliases.ts')).href
  );
  const pages = path.join(project, 'pages');
  const folders = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === '+Page.tsx')
    .map((file) => path.dirname(file));
  const paths = await Promise.all(folders.map((folder) => routesOf(path.join(pages, folder), folder)));
  // The documents of a 404 are no addresses.
  const routes = paths.flat().filter((route) => !route.endsWith('/404'));
  return new Set([...routes, ...aliases.map(({ from }) => from)]);
}

async function routesOf(folder: string, name: string): Promise<string[]> {
  const listed = await exportOf(folder, 'onBeforePrerenderStart');
  if (typeof listed === 'function') {
    const paths: Prerendered = await listed();
    return paths.map((entry) => (typeof entry === 'string' ? entry : entry.url));
  }
  const route = await exportOf(folder, 'route');
  if (typeof route === 'string') return [route];
  const fromFolder = `/${name.split(path.sep).join('/')}`.replace(/\/index$/, '');
  return [fromFolder || '/'];
}

async function exportOf(folder: string, name: string): Promise<unknown> {
  const file = path.join(folder, `+${name}.ts`);
  if (!existsSync(file)) return undefined;
  const module = await import(pathToFileURL(file).href);
  return module[name] ?? module.default;
}
