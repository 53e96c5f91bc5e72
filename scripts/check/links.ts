import type { Alias } from '../../content/aliases.ts';
import type { Addresses } from '../addresses.ts';
import type { JsonFile, TextFile } from './files.ts';
import { didYouMean, type Problem, problemAt, problemOf } from './problem.ts';
import { textsOf } from './words.ts';

/** Whatever leads to a page leads to one: facts, front matter, chat topics, menus, aliases. */
export function checkLinks(
  data: readonly JsonFile[],
  code: readonly TextFile[],
  { routes, aliases, all }: Addresses,
): Problem[] {
  return [
    ...aliasTargets(aliases, routes),
    ...data.flatMap((file) => factLinks(file, all)),
    ...code.flatMap((file) => codeLinks(file, all)),
  ];
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
 * @param routes the paths of all pages, without language
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

/** `to: '/services'` of a menu, `to="/services"` of a link; not one that is put together at run time. */
const link = /\bto(?::\s*|=)(['"])(?<path>\/[^'"?#]*)[^'"]*\1/g;

/** Entries of menus and links in pages that lead to no page. */
export function codeLinks(file: TextFile, routes: ReadonlySet<string>): Problem[] {
  if (!/^(?:components|pages)\//.test(file.path)) return [];
  return [...file.text.matchAll(link)].flatMap((found) => {
    const path = found.groups?.path ?? '';
    if (routes.has(path)) return [];
    return problemAt(file, found.index, `leads to "${path}", which is no page. ${advise(path, routes)}`);
  });
}
