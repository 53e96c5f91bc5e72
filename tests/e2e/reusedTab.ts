import { test as base, type Page } from 'playwright/test';
import { refuseCookies } from './refuseCookies.ts';

/**
 * Makes a `test` for documents that have just been loaded. All tests of a worker share one tab, because opening another one takes longer
 * than most tests. The browser is French, so French pages do not redirect it. Pages in other languages redirect nobody.
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

/** A `test` whose visitor has refused cookies, and has nothing else in the storage. */
export const test = withReusedTab(async (tab) => {
  await tab.addInitScript(() => sessionStorage.clear());
  await refuseCookies(tab);
});
