import { company } from '../../../content/company.ts';
import { count } from '../problem.ts';
import { alternateFaults } from './alternates.ts';
import { headTextFaults } from './headTexts.ts';
import { inlineCode } from './inlineCode.ts';
import { jsonLdFaults } from './jsonLd.ts';
import { brokenLinks } from './links.ts';
import { ofPage } from './ofPage.ts';
import { languageFaults } from './pageLanguage.ts';
import { rawKeys } from './rawKeys.ts';
import { renderBlocking } from './renderBlocking.ts';
import { repeatedTexts } from './repeatedTexts.ts';
import type { Site } from './sitePage.ts';
import { strayLanguage } from './strayLanguage.ts';
import { unlinkedPages } from './unlinkedPages.ts';
import { weightFaults } from './weight.ts';

/**
 * All rules on built pages but html-validate's, which takes longer than all of these: `tests/site/documents.test.ts` runs it.
 *
 * @param site what was built and compressed
 * @throws Error that lists everything to put right
 */
export function assertSoundSite(site: Site): void {
  const faults = siteFaults(site);
  if (faults.length === 0) return;
  throw new Error(
    `${faults.join('\n')}\n\nThe site that was served before stays: put ${count(faults.length, 'thing')} right in what these pages show.`,
  );
}

const rulesOfOne = [languageFaults, rawKeys, strayLanguage, inlineCode, renderBlocking];
const faultsOfOne = ofPage('faultsOfOne', (page) => rulesOfOne.flatMap((rule) => rule(page)));

/** @returns a message for each fault of a built and compressed site */
export function siteFaults(site: Site): string[] {
  const { pages } = site;
  return [
    ...pages.flatMap(faultsOfOne),
    ...jsonLdFaults(pages),
    ...brokenLinks(site, company.origin),
    ...unlinkedPages(pages, company.origin),
    ...alternateFaults(pages, company.origin),
    ...headTextFaults(pages),
    ...repeatedTexts(pages),
    ...weightFaults(pages),
  ];
}
