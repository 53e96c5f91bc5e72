import { company } from '../../../content/company.ts';
import type { BuiltPage } from '../../../renderer/page/builtPage.ts';
import { count } from '../problem.ts';
import { alternateFaults } from './alternates.ts';
import { headTextFaults } from './headTexts.ts';
import { jsonLdFaults } from './jsonLd.ts';
import { brokenLinks } from './links.ts';
import type { Site } from './pageFacts.ts';
import { rawKeys } from './rawKeys.ts';
import { refusedByPolicy } from './refusedByPolicy.ts';
import { renderBlocking } from './renderBlocking.ts';
import { repeatedTexts } from './repeatedTexts.ts';
import { strayLanguage } from './strayLanguage.ts';
import { unlinkedPages } from './unlinkedPages.ts';

/** All rules on built pages but those on their weight, and html-validate's, which `tests/site/documents.test.ts` runs. */
const rulesOfPage: readonly ((page: BuiltPage) => string[])[] = [
  rawKeys,
  strayLanguage,
  refusedByPolicy,
  renderBlocking,
];
const rulesOfSite: readonly ((site: Site, origin: string) => string[])[] = [
  jsonLdFaults,
  brokenLinks,
  unlinkedPages,
  alternateFaults,
  headTextFaults,
  repeatedTexts,
];

/** @returns a message for each fault that a page has by itself */
export function pageFaults(page: BuiltPage): string[] {
  return rulesOfPage.flatMap((rule) => rule(page));
}

/** @returns a message for each fault that shows when pages are compared */
export function siteFaults(site: Site): string[] {
  return rulesOfSite.flatMap((rule) => rule(site, company.origin));
}

/**
 * @param faults what is wrong with the pages that were built
 * @throws Error that lists everything to put right
 */
export function assertSoundSite(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new Error(
    `${faults.join('\n')}\n\nThe site that was served before stays: put ${count(faults.length, 'thing')} right in what these pages show.`,
  );
}
