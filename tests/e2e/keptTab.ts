import { test as base, type Page } from 'playwright/test';
import { refuseCookies } from './refuseCookies.ts';

/**
 * Tests that ask something of a document as it arrives share a tab, which their worker keeps: a tab of its own for each takes longer
 * than most questions. Addresses with a language are never left, so the visitor is French everywhere.
 *
 * @param prepare what is done to the tab first
 */
export const withKeptTab = (prepare: (tab: Page) => Promise<unknown>) =>
  base.extend<object, { tab: Page }>({
    tab: [
      async ({ browser }, use) => {
        const tab = await browser.newPage({ locale: 'fr-FR' });
        await prepare(tab);
        await use(tab);
      },
      { scope: 'worker' },
    ],
  });

/** The visitor of each document has refused cookies and done nothing else. */
export const test = withKeptTab(async (tab) => {
  await tab.addInitScript(() => sessionStorage.clear());
  await refuseCookies(tab);
});
