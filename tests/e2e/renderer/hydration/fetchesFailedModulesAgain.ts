import type { Page } from 'playwright/test';

/**
 * Browsers differ in this: some remember for the life of the document that a module could not be fetched, and ask for it
 * again only after the page was loaded anew (whatwg/html issue 6768).
 *
 * @param page any page of the site
 * @returns whether this browser fetches such a module again
 */
export async function fetchesFailedModulesAgain(page: Page): Promise<boolean> {
  const url = '/assets/chunks/of-this-test-only.js';
  const isFetched = () =>
    page.evaluate(
      (address) =>
        import(address).then(
          () => true,
          () => false,
        ),
      url,
    );
  await page.route(`**${url}`, (route) => route.abort());
  await isFetched();
  await page.unroute(`**${url}`);
  await page.route(`**${url}`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const isFetchedAgain = await isFetched();
  await page.unroute(`**${url}`);
  return isFetchedAgain;
}
