import { test as base, type Page } from 'playwright/test';
import { refuseCookies } from './refuseCookies.ts';

/**
 * Makes a `test` for questions about a document as it arrives. Tests of a worker share one tab: to open another one takes longer than
 * most questions. Its visitor is French; no document leads away from an address that names another language.
 *
 * @param prepare what is done to the tab before the first test
 */
export const withReusedTab = (prepare: (tab: Page) => Promise<unknown>) =>
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

/** A visitor of each document who has refused cookies and done nothing else. */
export const test = withReusedTab(async (tab) => {
  await tab.addInitScript(() => sessionStorage.clear());
  await refuseCookies(tab);
});
