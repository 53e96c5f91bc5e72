import type { Alias } from '../../../content/aliases.ts';
import { closestName } from '../closestName.ts';
import type { Problem } from '../problem.ts';

const file = 'content/aliases.ts';

/**
 * Aliases of no page, and aliases that take the address of a page or of each other.
 *
 * @param aliases the paths that show another page
 * @param routes the paths of all pages, without language
 */
export function aliasTargets(aliases: readonly Alias[], routes: ReadonlySet<string>): Problem[] {
  return aliases.flatMap(({ from, to }, index) => {
    const problems: Problem[] = [];
    if (!routes.has(to)) {
      const meant = closestName(to, routes);
      const message = `"${from}" points to "${to}", which is no page. ${meant ? `Did you mean "${meant}"?` : 'Name one that is.'}`;
      problems.push({ file, severity: 'error', message });
    }
    if (routes.has(from)) {
      problems.push({
        file,
        severity: 'error',
        message: `"${from}" is a page of its own. Remove the alias, or rename the page in pages/.`,
      });
    }
    if (aliases.findIndex((alias) => alias.from === from) !== index) {
      problems.push({ file, severity: 'error', message: `"${from}" is listed twice. Keep one of them.` });
    }
    return problems;
  });
}
