import { didYouMean } from '../didYouMean.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import { textsUnder } from '../words/wordFile.ts';

/**
 * Paths in facts that no page answers. A page may still be on its way, so this is a warning:
 * the checks over the built site are the ones that do not forgive.
 *
 * @param file a file of `content/`
 * @param routes the paths of all pages, without language
 */
export function factLinks(file: JsonFile, routes: ReadonlySet<string>): Problem[] {
  if (!file.root || file.errors.length > 0) return [];
  return textsUnder(file.root).flatMap(({ key, text, offset }) => {
    const [route = ''] = text.split(/[?#]/);
    if (!route.startsWith('/') || routes.has(route)) return [];
    const advice = didYouMean(route, routes, 'Name a page of pages/, or add it there.');
    const message = `${key} leads to "${route}", which is no page. ${advice}`;
    return [problemAt(file, offset, 'warning', message)];
  });
}
