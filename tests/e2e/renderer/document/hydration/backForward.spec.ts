import { expect, type Page } from 'playwright/test';
import { findFullChromium } from '../../../../../scripts/test/programs.ts';
import { expectReady } from '../../../islandOnPage.ts';
import { test as base } from '../../../test.ts';

/**
 * Playwright switches the back/forward cache off, and the headless shell that other files run in has none: these tests run in a full
 * Chromium with the cache on. It opens tabs slowly, so the tests that only check whether a document comes back share `tab`.
 */
const test = base.extend<object, { tab: Page }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: findFullChromium(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
  tab: [async ({ browser }, use) => use(await browser.newPage({ locale: 'fr-FR' })), { scope: 'worker' }],
});

// Code that runs in a document can keep it out of the cache. Each island and each plain script is on one of these pages, except the scripts
// of `content/thirdParties.json`. No island is hydrated here; the next test hydrates one.
for (const url of ['/', '/contact', '/community', '/blog/automatiser-les-tests-par-ou-commencer', '/404']) {
  test(`${url} comes back from the back/forward cache`, async ({ tab, baseURL }) => {
    await tab.goto(new URL(url, baseURL).href);
    // A property of `window` is lost when the document is loaded anew.
    await tab.evaluate(() => Object.assign(window, { isStored: true }));
    await tab.goto('about:blank');
    // A document from the cache has no second `load` event to wait for.
    await tab.goBack({ waitUntil: 'commit' });
    expect(await tab.evaluate(restored)).toBe('as it was');
  });
}

test('a hydrated island does not keep its page out of the back/forward cache', async ({ page }) => {
  await page.goto('/');
  await page.locator('[aria-controls="chat-panel"]').click();
  await expectReady(page, 'chat');
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { isStored: true }));
  await page.goto('/contact');
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'isStored' in window)).toBe(true);
});

test('a page from the cache applies a choice of cookies that was made meanwhile', async ({ page }) => {
  const banner = page.locator('#visitor-question');
  await page.goto('/');
  await expect(banner).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isStored: true }));
  await page.goto('/community');
  await page.locator('[data-consent-choice="necessary"]').click();
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'isStored' in window)).toBe(true);
  await expect(banner).toBeHidden();
});

test('the menu of a phone is closed when Back brings a page from the cache that was left by a link in the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isStored: true }));
  await page.locator('header > div > button').click();
  await page.locator('#site-menu a[href="/careers"]').click();
  await expect(page).toHaveURL('/careers');
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'isStored' in window)).toBe(true);
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
});

/** Runs in the page. @returns 'as it was', or why the browser did not keep the document */
function restored(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  const reasons: unknown = navigation && Reflect.get(navigation, 'notRestoredReasons');
  return 'isStored' in window ? 'as it was' : `loaded anew: ${JSON.stringify(reasons)}`;
}
