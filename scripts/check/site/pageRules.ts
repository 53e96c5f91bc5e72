import { company } from '../../../content/company.ts';
import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import type { Site } from '../../pageFacts.ts';
import { count, formatProblems, type Problem } from '../problem.ts';
import { alternateProblems, brokenLinks, unlinkedPages } from './links.ts';
import { renderBlocking } from './loading.ts';
import { jsonLdProblems } from './structuredData.ts';
import { headTextProblems, rawKeys } from './texts.ts';

/** All rules on built pages but those on their weight, and html-validate's, which `tests/site/documents.test.ts` runs. */
const rulesOfPage: readonly ((page: BuiltPage) => Problem[])[] = [rawKeys, renderBlocking];
const rulesOfSite: readonly ((site: Site, origin: string) => Problem[])[] = [
  jsonLdProblems,
  brokenLinks,
  unlinkedPages,
  alternateProblems,
  headTextProblems,
];

/** @returns what is wrong with a page by itself; the file of each problem is the page's address */
export function pageProblems(page: BuiltPage): Problem[] {
  return rulesOfPage.flatMap((rule) => rule(page));
}

/** @returns what shows to be wrong when pages are compared */
export function siteProblems(site: Site): Problem[] {
  return rulesOfSite.flatMap((rule) => rule(site, company.origin));
}

/** @throws Error that lists everything to put right */
export function assertValidSite(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new Error(
    `${formatProblems(problems)}\n\nThe site that was served before stays: put ${count(problems.length, 'thing')} right in what these pages show.`,
  );
}
