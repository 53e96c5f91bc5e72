import type { Alias } from '../../content/aliases.ts';
import type { Addresses } from '../addresses.ts';
import type { JsonFile } from './files.ts';
import { didYouMean, type Problem, problemAt, problemOf } from './problem.ts';
import { textsOf } from './words.ts';

/** Facts, front matter, chat topics and aliases lead to pages. The links of pages are held once these are built (`site/links.ts`). */
export function checkLinks(data: readonly JsonFile[], { routes, aliases, all }: Addresses): Problem[] {
  return [...aliasTargets(aliases, routes), ...data.flatMap((file) => factLinks(file, all))];
}

const advise = (path: string, routes: ReadonlySet<string>) =>
  didYouMean(path, routes, 'Name a page of pages/, or add it there.');

/** Aliases of no page, and aliases that take the address of a page or of each other. */
export function aliasTargets(aliases: readonly Alias[], routes: ReadonlySet<string>): Problem[] {
  return aliases.flatMap(({ from, to }, index) => {
    const messages = [
      !routes.has(to) && `"${from}" points to "${to}", which is no page. ${advise(to, routes)}`,
      routes.has(from) && `"${from}" is a page of its own. Remove the alias, or rename the page in pages/.`,
      aliases.findIndex((alias) => alias.from === from) !== index &&
        `"${from}" is listed twice. Keep one of them.`,
    ];
    return messages.flatMap((message) => (message ? problemOf('content/aliases.ts', message) : []));
  });
}

/**
 * Paths in facts that no page answers.
 *
 * @param file a file of `content/`, or an article's front matter; `{slug}` in the chat's topics stands for a part that is known later
 */
export function factLinks(file: JsonFile, routes: ReadonlySet<string>): Problem[] {
  return textsOf(file).flatMap(({ key, text, offset }) => {
    if (!text.startsWith('/')) return [];
    const [route = ''] = text.split(/[?#]/);
    const [known = '', later] = route.split('{');
    const isOne =
      later === undefined ? routes.has(route) : [...routes].some((each) => each.startsWith(known));
    if (isOne) return [];
    return problemAt(file, offset, `${key} leads to "${route}", which is no page. ${advise(route, routes)}`);
  });
}
