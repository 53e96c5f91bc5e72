import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Alias } from '../../../content/aliases.ts';
import { readRoutes } from './readRoutes.ts';

/** The paths that answer, without language. */
export interface Addresses {
  /** Those of pages. */
  routes: ReadonlySet<string>;
  aliases: readonly Alias[];
  /** Those of pages and aliases. */
  all: ReadonlySet<string>;
}

/**
 * @param project the project's folder
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
