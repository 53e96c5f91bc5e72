import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Alias } from '../content/aliases.ts';

/** The paths that answer, without language. */
export interface Addresses {
  /** Those of pages. */
  routes: ReadonlySet<string>;
  aliases: readonly Alias[];
  /** Those of pages and aliases. */
  all: ReadonlySet<string>;
}

/**
 * @returns every path that shows a page
 * @throws Error that names the file when one that lists paths cannot be run
 */
export async function readAddresses(project: string): Promise<Addresses> {
  const { aliases }: { aliases: readonly Alias[] } = await import(
    pathToFileURL(path.join(project, 'content/aliases.ts')).href
  );
  // The documents of a 404 are no addresses.
  const routes = new Set([...(await readRoutes(project))].filter((route) => !route.endsWith('/404')));
  return { routes, aliases, all: new Set([...routes, ...aliases.map(({ from }) => from)]) };
}

/** What `+onBeforePrerenderStart.ts` gives: paths, alone or with data. */
type Prerendered = (string | { url: string })[];

/**
 * The paths that pages answer, from the files of `pages/` as Vike reads them: the folder's path, the text of `+route.ts`,
 * or the list of `+onBeforePrerenderStart.ts`.
 *
 * @returns the paths, without language, those of the documents of a 404 among them
 * @throws Error that names the file when one of these cannot be run
 */
export async function readRoutes(project: string): Promise<ReadonlySet<string>> {
  const pages = path.join(project, 'pages');
  const folders = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === '+Page.tsx')
    .map((file) => path.dirname(file));
  const routes = await Promise.all(folders.map((folder) => routesOf(path.join(pages, folder), folder)));
  return new Set(routes.flat());
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
  const module = await run(file);
  return module[name] ?? module.default;
}

async function run(file: string): Promise<Record<string, unknown>> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} cannot be run outside of a page: ${reason}. What it imports must not need Vite (import.meta.glob, ?url).`,
      { cause: error },
    );
  }
}
