import { didYouMean } from '../didYouMean.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import type { TextFile } from '../readFiles.ts';

/** `to: '/services'` of a menu, `to="/services"` of a link; not one that is put together at run time. */
const link = /\bto(?::\s*|=)(['"])(?<path>\/[^'"?#]*)[^'"]*\1/g;

/**
 * Entries of menus and links in pages that lead to no page.
 *
 * @param file a file of code
 * @param routes the paths of all pages, without language
 */
export function codeLinks(file: TextFile, routes: ReadonlySet<string>): Problem[] {
  if (!/^(?:components|pages)\//.test(file.path)) return [];
  return [...file.text.matchAll(link)].flatMap((found) => {
    const path = found.groups?.path ?? '';
    if (routes.has(path)) return [];
    const advice = didYouMean(path, routes, 'Name a page of pages/, or add it there.');
    return [problemAt(file, found.index, 'error', `leads to "${path}", which is no page. ${advice}`)];
  });
}
