import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `+onBeforePrerenderStart.ts` gives: paths, alone or with data. */
type Prerendered = (string | { url: string })[];

/**
 * The paths that pages answer, from the files of `pages/` as Vike reads them: the folder's path, the text of `+route.ts`,
 * or the list of `+onBeforePrerenderStart.ts`.
 *
 * @param project the project's folder
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
