import { expect, type Page } from 'playwright/test';
import { translationsOf } from '../../../translationsOf.ts';
import { expectReady } from '../../islandOnPage.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const texts = translationsOf('fr', 'newsletter');

const field = (page: Page) => page.locator('#newsletter-email');
const button = (page: Page) => page.locator('footer button[type="submit"]');
const error = (page: Page) => page.locator('#newsletter-email-error');
const toast = (page: Page) => page.locator('[data-toast]');

// The form only pretends to send, because sign-up is not open yet. tests/e2e/renderer/document/hydration/islandDownloads.spec.ts tests the
// form without the code of its island.
test.beforeEach(({ context }) => refuseCookies(context));

test('by keyboard: wrong, then right; nothing is sent', async ({ page }) => {
  const typed = 'nom@exemple.fr';
  // Requests that could carry the e-mail address away: any but GET, and any whose URL contains its domain (`@` may be encoded in a URL).
  const [, domain = ''] = typed.split('@');
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes(domain)) {
      leaks.push(request.url());
    }
  });
  await page.goto('/');
  await field(page).pressSequentially('vous@');
  await expectReady(page, 'newsletter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('vous@');
  await page.keyboard.press('Enter');
  await expect(error(page)).toHaveText(texts.errors.malformed);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toBeFocused();
  expect(await violations(page, 'footer')).toEqual([]);

  await field(page).fill('');
  await page.keyboard.press('Enter');
  await expect(error(page)).toHaveText(texts.errors.missing);

  await field(page).pressSequentially(typed);
  await page.keyboard.press('Tab');
  await expect(button(page)).toHaveText(texts.subscribe);
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText(texts.sending);
  await expect(error(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(toast(page)).toContainText(texts.toast.title);
  await expect(field(page)).toHaveValue('');
  expect(leaks).toEqual([]);
});
