import { didYouMean } from '../didYouMean.ts';
import { lineAt } from '../lineAt.ts';
import type { Problem } from '../problem.ts';
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
  return [...file.text.matchAll(link)].flatMap((found): Problem[] => {
    const path = found.groups?.path ?? '';
    if (routes.has(path)) return [];
    const advice = didYouMean(path, routes, 'Name a page of pages/, or add it there.');
    const message = `links to "${path}", which is no page. ${advice}`;
    return [{ file: file.path, line: lineAt(file.text, found.index), severity: 'warning', message }];
  });
}
