import { expect } from 'playwright/test';
import { keepBackForwardCache } from '../../keepBackForwardCache.ts';
import { test as base } from '../../test.ts';

// That each page comes back from the cache as it was built is asked in pages/everyPage.spec.ts.
const test = base.extend({ launchOptions: keepBackForwardCache });

test('an island that is awake does not keep its page from the back/forward cache', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-shows="chat-panel"]').click();
  await expect(page.locator('x-island[name="chat"]')).toHaveAttribute('awake', '');
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto('/contact');
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
});

test('a page brought back from the cache knows a choice of cookies made since', async ({ page }) => {
  const banner = page.locator('#cookie-banner');
  await page.goto('/');
  await expect(banner).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await page.goto('/community');
  await page.locator('[data-consent-choice="necessary"]').click();
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  await expect(banner).toBeHidden();
});
