import type { Addresses } from '../facts/readAddresses.ts';
import type { Problem } from '../problem.ts';
import type { Project } from '../readProject.ts';
import { aliasTargets } from './aliasTargets.ts';
import { codeLinks } from './codeLinks.ts';
import { factLinks } from './factLinks.ts';

/** Whatever leads to a page leads to one: facts, front matter, chat topics, menus, aliases. */
export function checkLinks(
  { facts, chat, articles, code }: Project,
  { routes, aliases, all }: Addresses,
): Problem[] {
  return [
    ...aliasTargets(aliases, routes),
    ...[...facts, ...chat, ...articles].flatMap((file) => factLinks(file, all)),
    ...code.flatMap((file) => codeLinks(file, all)),
  ];
}
