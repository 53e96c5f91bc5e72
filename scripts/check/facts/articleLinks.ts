import { didYouMean } from '../didYouMean.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import type { TextFile } from '../readFiles.ts';

/** `](/services/cloud)` in the text, and `path: /services/cloud` in the head. */
const link = /(?:\]\(|^- path:\s*|\bpath:\s*)(?<path>\/[^\s)#?"']*)/gm;

/**
 * Links of an article to pages that do not exist.
 *
 * @param file a Markdown file of `content/articles/`
 * @param routes the paths of all pages, without language
 */
export function articleLinks(file: TextFile, routes: ReadonlySet<string>): Problem[] {
  return [...file.text.matchAll(link)].flatMap((found) => {
    const path = found.groups?.path ?? '';
    if (routes.has(path)) return [];
    const advice = didYouMean(path, routes, 'Name a page of pages/, or add it there.');
    return [problemAt(file, found.index, 'warning', `links to "${path}", which is no page. ${advice}`)];
  });
}
