import type { Alias } from '../../../content/aliases.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Problem } from '../problem.ts';

/**
 * Aliases of no page, and aliases that take the address of a page or of each other.
 *
 * @param aliases the paths that show another page
 * @param routes the paths of all pages, without language
 */
export function aliasTargets(aliases: readonly Alias[], routes: ReadonlySet<string>): Problem[] {
  return aliases.flatMap(({ from, to }, index) => {
    const faults = [
      !routes.has(to) &&
        `"${from}" points to "${to}", which is no page. ${didYouMean(to, routes, 'Name one that is.')}`,
      routes.has(from) && `"${from}" is a page of its own. Remove the alias, or rename the page in pages/.`,
      aliases.findIndex((alias) => alias.from === from) !== index &&
        `"${from}" is listed twice. Keep one of them.`,
    ];
    return faults
      .filter((fault) => fault !== false)
      .map((message) => ({ file: 'content/aliases.ts', severity: 'error', message }) as const);
  });
}
