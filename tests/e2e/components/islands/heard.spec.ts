import { expect, type Page } from 'playwright/test';
import { recordAnnouncements } from '../../announcements.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { test } from '../../test.ts';
import { answerWith, ChatOnPage, endpoint } from './ChatOnPage.ts';

// What made Orca silent or wrong in Firefox or Chromium (decision 030), and can be seen without it.

test.beforeEach(async ({ page }) => refuseCookies(page));

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  async 'search results'(page) {
    await page.goto('/');
    await page.locator('#search-query').fill('sap');
    await page.keyboard.press('Enter');
  },
  async 'search results that the address asks for'(page) {
    await page.goto('/?q=sap');
  },
  async 'the request to join'(page) {
    await page.goto('/community');
    await page.locator('[command="show-modal"]').press('Enter');
  },
  async 'the cookie preferences'(page) {
    await page.goto('/');
    await page.locator('footer [data-consent-choice="customize"]').press('Enter');
  },
};

for (const [name, open] of Object.entries(dialogs)) {
  test(`a dialog is announced by its title: ${name}`, async ({ page }) => {
    await open(page);
    await expect(page.locator('dialog:modal [role="group"]:has(h2)')).toBeFocused();
  });
}

test('a chat that was left open does not take the focus on the next page', async ({ page }) => {
  await page.goto('/about');
  await page.locator('[aria-controls="chat-panel"]').press('Enter');
  await expect(page.locator('#chat-input')).toBeFocused();
  await expect(page.locator('x-island[data-name="chat"][awake]')).toBeAttached();
  await page.goto('/careers');
  await expect(page.locator('#chat-panel:popover-open')).toBeVisible();
  await expect(page.locator('x-island[data-name="chat"][awake]')).toBeAttached();
  await expect(page.locator('body')).toBeFocused();
});

test('an answer that comes at once is announced alone', async ({ page }) => {
  await page.route(endpoint, answerWith('À Neuilly-sur-Seine.'));
  const announcements = await recordAnnouncements(page);
  const chat = new ChatOnPage(page);
  await chat.open();
  await chat.isAwake();
  await chat.ask('Où êtes-vous ?');
  await expect(chat.status).toHaveText(/Neuilly/);
  expect(await announcements()).toEqual([expect.stringContaining('Neuilly')]);
});

test('no field is invalid before it is sent, and no empty status is met', async ({ page }) => {
  await page.goto('/contact');
  await page.waitForLoadState('load');
  await expect(page.locator(':invalid')).toHaveCount(0);
  expect(await page.locator('[aria-required="true"]').count()).toBeGreaterThan(4);
  await expect(page.locator(':is([role="status"], [role="alert"]):empty')).toHaveCount(0);
});
