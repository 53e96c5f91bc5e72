import { expect, type Page } from 'playwright/test';
import { translationsOf } from '../../../translationsOf.ts';
import { recordAnnouncements } from '../../announcements.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { test } from '../../test.ts';
import { answerWith, ChatOnPage, endpoint } from './ChatOnPage.ts';

// Each test repeats, without Orca, what made this screen reader silent or wrong in Firefox or Chromium (decision 030).

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
  await expect(page.locator('x-island[data-name="chat"][ready]')).toBeAttached();
  await page.goto('/careers');
  await expect(page.locator('#chat-panel:popover-open')).toBeVisible();
  await expect(page.locator('x-island[data-name="chat"][ready]')).toBeAttached();
  await expect(page.locator('body')).toBeFocused();
});

test('an answer that comes at once is announced alone', async ({ page }) => {
  await page.route(endpoint, answerWith('À Neuilly-sur-Seine.'));
  const announcements = await recordAnnouncements(page);
  const chat = new ChatOnPage(page);
  await chat.open();
  await chat.isReady();
  await chat.ask('Où êtes-vous ?');
  await expect(chat.status).toHaveText(/Neuilly/);
  expect(await announcements()).toEqual([expect.stringContaining('Neuilly')]);
});

test('no field is invalid before the form is sent, and no status is empty', async ({ page }) => {
  await page.goto('/contact');
  await page.waitForLoadState('load');
  await expect(page.locator(':invalid')).toHaveCount(0);
  expect(await page.locator('[aria-required="true"]').count()).toBeGreaterThan(4);
  await expect(page.locator(':is([role="status"], [role="alert"]):empty')).toHaveCount(0);
});

/** Records whether a layer is visible, and a control's `aria-expanded`, at the moment in which the control gets the focus. */
async function recordLayer(page: Page, layer: string, control: string): Promise<() => Promise<unknown>> {
  await page.evaluate(
    ([shown = '', focused = '']) => {
      const element = document.querySelector<HTMLElement>(focused);
      element?.addEventListener('focus', () => {
        const isThere = document.querySelector(shown)?.checkVisibility();
        Object.assign(window, { noted: [isThere, element.ariaExpanded] });
      });
    },
    [layer, control],
  );
  return () => page.evaluate(() => Reflect.get(window, 'noted'));
}

test('a menu closes only after the next button has got the focus', async ({ page }) => {
  await page.goto('/');
  const next = page.locator('[data-menu] > summary').nth(1);
  await next.evaluate((element) => element.setAttribute('id', 'next'));
  const noted = await recordLayer(page, '[data-menu] > div', '#next');
  await page.locator('[data-menu] > summary').first().press('Enter');
  await expect(page.locator('body > p[aria-live]'), 'the code of the first input').toBeAttached();
  await page.locator('[data-menu][open] a').last().press('Tab');
  await expect(next).toBeFocused();
  expect(await noted()).toEqual([true, null]);
  await expect(page.locator('[data-menu][open]')).toHaveCount(0);
});

for (const [key, pressed] of [
  ['Escape', '#chat-input'],
  ['Enter', '#chat-panel [popovertargetaction="hide"]'],
] as const) {
  test(`the chat closes only after its button has got the focus, collapsed: ${key}`, async ({ page }) => {
    const opener = '[aria-controls="chat-panel"]';
    await page.goto('/');
    await page.locator(opener).press('Enter');
    await expect(page.locator('#chat-input')).toBeFocused();
    await expect(page.locator('body > p[aria-live]'), 'the code of the first input').toBeAttached();
    const noted = await recordLayer(page, '#chat-panel', opener);
    await page.locator(pressed).press(key);
    await expect(page.locator(opener)).toBeFocused();
    expect(await noted()).toEqual([true, 'false']);
    await expect(page.locator('#chat-panel')).toBeHidden();
    await page.locator(opener).press('Enter');
    await expect(page.locator('#chat-panel')).toBeVisible();
  });
}

test('Escape closes the layer that has the focus', async ({ page }) => {
  await page.goto('/');
  await page.locator('[aria-controls="chat-panel"]').press('Enter');
  await page.locator('[data-menu] > summary').first().press('Enter');
  await page.locator('[data-menu][open] a').first().press('Escape');
  await expect(page.locator('[data-menu][open]')).toHaveCount(0);
  await expect(page.locator('#chat-panel')).toBeVisible();
});

test('a search for too little says so, each time', async ({ page }) => {
  const { hintShort } = translationsOf('fr', 'search').box;
  const announcements = await recordAnnouncements(page);
  await page.goto('/');
  await page.locator('#search-query').press('Enter');
  await expect(page.locator('#search-hint')).toHaveText(hintShort);
  await page.keyboard.press('Enter');
  await expect.poll(announcements).toEqual([hintShort, hintShort]);
});

test('an error of the newsletter is said while its field has the focus, and goes once it is mended', async ({
  page,
}) => {
  const { missing } = translationsOf('fr', 'newsletter').errors;
  const announcements = await recordAnnouncements(page);
  await page.goto('/');
  const field = page.locator('#newsletter-email');
  await field.press('Enter');
  await expect.poll(announcements).toEqual([missing]);
  await page.keyboard.press('Enter');
  await expect.poll(announcements).toEqual([missing, missing]);
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription(new RegExp(missing));
  await field.fill('anne@example');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('anne@example.com');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('a field is no longer invalid once it is mended; the summary stays until the form is sent', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.locator('#contact-email').press('Enter');
  const links = page.locator('form section a');
  await expect(links).toHaveCount(5);
  await page.locator('#contact-email').fill('anne@example');
  await expect(page.locator('#contact-email')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#contact-email').fill('anne@example.com');
  await page.locator('#contact-privacy').check();
  await expect(page.locator('form [aria-invalid]')).toHaveCount(3);
  await expect(links).toHaveCount(5);
});

test('a new conversation is announced', async ({ page }) => {
  await page.route(endpoint, answerWith('À Neuilly-sur-Seine.'));
  const chat = new ChatOnPage(page);
  await chat.open();
  await chat.isReady();
  await chat.ask('Où êtes-vous ?');
  await expect(chat.status).toHaveText(/Neuilly/);
  await chat.button('reset').click();
  await expect(chat.status).toHaveText(chat.texts.reset);
});
