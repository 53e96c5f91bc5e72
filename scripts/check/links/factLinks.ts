import type { Node } from 'jsonc-parser';
import { didYouMean } from '../didYouMean.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import { remember } from '../remember.ts';
import { textsUnder } from '../words/wordFile.ts';

const textsIn = remember((_path, root: Node) => textsUnder(root));

/**
 * Paths in facts that no page answers.
 *
 * @param file a file of `content/`, or an article's front matter; `{slug}` in the chat's topics stands for a part that is known later
 * @param routes the paths of all pages, without language
 */
export function factLinks(file: JsonFile, routes: ReadonlySet<string>): Problem[] {
  if (!file.root || file.errors.length > 0) return [];
  return textsIn(file.path, file.root).flatMap(({ key, text, offset }) => {
    if (!text.startsWith('/')) return [];
    const [route = ''] = text.split(/[?#]/);
    const [known = '', later] = route.split('{');
    const isOne =
      later === undefined ? routes.has(route) : [...routes].some((each) => each.startsWith(known));
    if (isOne) return [];
    const advice = didYouMean(route, routes, 'Name a page of pages/, or add it there.');
    const message = `${key} leads to "${route}", which is no page. ${advice}`;
    return [problemAt(file, offset, 'error', message)];
  });
}
