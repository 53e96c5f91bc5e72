import { expect } from 'playwright/test';
import { test } from '../../test.ts';

// Under another digest than the one that the page's policy names.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

/** A browser older than the popover attribute: the word means nothing to it in HTML and CSS, and scripts find nothing of it. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['popoverTargetElement', 'popoverTargetAction'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  });
  await context.route('**/*', async (route) => {
    if (!['document', 'script', 'stylesheet'].includes(route.request().resourceType()))
      return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('popover', 'unknown') });
  });
});

// A file may still be on its way when a test ends.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('the menu stands in the page, and covers nothing of it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Nécessaires seulement' }).click();
  await expect(page.getByRole('button', { name: /Menu|Fermer/ })).toHaveCount(0);
  const menu = await page.locator('#site-menu').boundingBox();
  const header = await page.locator('nav + header').boundingBox();
  const main = await page.locator('main').boundingBox();
  expect(menu?.y).toBeGreaterThan(0);
  expect(Math.round(main?.y ?? 0)).toBeGreaterThanOrEqual(
    Math.round((header?.y ?? 0) + (header?.height ?? Number.POSITIVE_INFINITY)),
  );
  await page.locator('header summary').filter({ hasText: 'Expertises' }).click();
  await expect(page.locator('header details[open] a').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await page.locator('#site-menu').getByRole('link', { name: 'Carrières' }).click();
  await expect(page).toHaveURL('/careers');
  await page.getByRole('button', { name: 'Poser une question' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a toast is shown without the top layer', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Nécessaires seulement' }).click();
  await page.locator('#newsletter-email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-toast]')).toBeInViewport();
});
