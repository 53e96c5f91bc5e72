import { expect, type Page } from 'playwright/test';
import { languages, urlOf } from '../../../../content/languages.ts';
import { translationsOf } from '../../../translationsOf.ts';
import { recordAnnouncements } from '../../announcements.ts';
import { ignorePointer } from '../../ignorePointer.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const texts = translationsOf('fr', 'cookieConsent');

const consent = (analytics: boolean, marketing: boolean, functional: boolean) =>
  JSON.stringify({ necessary: true, analytics, marketing, functional });
const banner = (page: Page) => page.getByRole('region', { name: texts.banner.title });
const dialog = (page: Page) => page.getByRole('dialog', { name: texts.preferences.title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const switchOf = (page: Page, category: keyof typeof texts.categories) =>
  page.getByRole('switch', { name: texts.categories[category].title });
const stored = (page: Page, key = 'cookieConsent') =>
  page.evaluate((name) => localStorage.getItem(name), key);
const states = (page: Page) =>
  page.getByRole('switch').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked));

/** @returns the categories that the page logs as accepted (`applyConsent.ts`); the list grows during the test */
function acceptedCategories(page: Page): string[] {
  const accepted: string[] = [];
  page.on('console', (message) => {
    const [, category] = /^Cookies accepted: (.*)/.exec(message.text()) ?? [];
    if (category) {
      accepted.push(category);
    }
  });
  return accepted;
}

test('accept all: at once, without React, with one line for each category', async ({ page }) => {
  const accepted = acceptedCategories(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await ignorePointer(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // Clicked by script, because a pointer would load the code of islands.
  await button(page, texts.acceptAll).dispatchEvent('click');
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  expect(await stored(page)).toBe(consent(true, true, true));
  const meta = JSON.parse((await stored(page, 'cookieConsentMeta')) ?? '');
  expect(meta).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    version: expect.any(String),
  });
  expect(accepted).toEqual(['analytics', 'marketing', 'functional']);
  // The code of islands, and React with it, is in chunks.
  expect(requests.filter((url) => url.includes('/assets/chunks/'))).toEqual([]);

  await page.reload();
  await expect(banner(page)).toBeHidden();
  expect(accepted).toHaveLength(3);
});

test('by keyboard alone: the banner follows the skip link; refused; preferences left by Escape store nothing', async ({
  page,
}) => {
  const accepted = acceptedCategories(page);
  await page.goto('/');
  // The first Tab leads to the skip link, the only stop before the banner.
  await page.keyboard.press('Tab');
  for (const name of [texts.customize, texts.necessaryOnly]) {
    // The links in the banner's text are stops, too.
    do {
      await page.keyboard.press('Tab');
    } while (await page.evaluate(() => document.activeElement?.matches('#visitor-question a')));
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBe(consent(false, false, false));
  expect(accepted).toEqual([]);

  const manage = button(page, texts.manage);
  await manage.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(4);
  expect(await states(page)).toEqual([true, false, false, false]);
  await expect(page.getByRole('switch').first()).toBeDisabled();
  expect(await violations(page)).toEqual([]);

  await switchOf(page, 'analytics').focus();
  await page.keyboard.press('Space');
  expect(await states(page)).toEqual([true, true, false, false]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(manage).toBeFocused();
  expect(await stored(page)).toBe(consent(false, false, false));
});

test('customise by mouse: cancel keeps the question, save answers it', async ({ page }) => {
  const accepted = acceptedCategories(page);
  await page.goto('/');
  await button(page, texts.customize).click();
  await expect(dialog(page)).toBeVisible();
  await switchOf(page, 'marketing').click();
  await button(page, texts.preferences.cancel).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toBeNull();

  await button(page, texts.customize).click();
  expect(await states(page)).toEqual([true, false, false, false]);
  // A click on a category's name toggles its switch, too.
  await dialog(page).getByText(texts.categories.analytics.title, { exact: true }).click();
  await button(page, texts.preferences.save).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  expect(await stored(page)).toBe(consent(true, false, false));
  expect(accepted).toEqual(['analytics']);
});

test('a choice made in one tab is known in the others', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(banner(other)).toBeVisible();
  await button(page, texts.acceptAll).click();
  await expect(banner(other)).toBeHidden();
  await expect(other.locator('html')).toHaveAttribute('data-consent', 'analytics marketing functional');
});

test('when the storage throws, the choice still applies to this page', async ({ page }) => {
  const accepted = acceptedCategories(page);
  await page.addInitScript(() => {
    Storage.prototype.getItem =
      Storage.prototype.setItem =
      Storage.prototype.removeItem =
        () => {
          throw new DOMException('denied', 'SecurityError');
        };
  });
  await page.goto('/');
  await button(page, texts.acceptAll).click();
  await expect(banner(page)).toBeHidden();
  expect(accepted).toHaveLength(3);
  await button(page, texts.manage).click();
  await expect(dialog(page)).toBeVisible();
  expect(await states(page)).toEqual([true, true, true, true]);
});

test('the script of a third party runs from consent on, once in each page; a withdrawal removes what it stored and forbids its host', async ({
  page,
}) => {
  const script = 'https://stats.example.org/count.js';
  let asked = 0;
  await page.route(script, (route) => {
    asked += 1;
    return route.fulfill({
      body: `window.ran = 1; document.cookie = '_count1=1'; localStorage.countVisit = '1';`,
    });
  });
  const stores = '[{"name":"_count*"},{"name":"countVisit"}]';
  const waiting = `[{"category":"analytics","scripts":["${script}"],"stores":${stores}}]`;
  await page.route(/\/(?:contact)?$/, async (route) => {
    const response = await route.fetch();
    // For an entry of content/thirdParties.json, a build writes the script's URL into the policy, and the data of `ThirdParties.tsx`.
    const body = (await response.text())
      .replace("script-src 'self'", `$& ${script}`)
      .replace('</body>', `<template data-script="followConsent" data-waiting='${waiting}'></template>$&`);
    await route.fulfill({ response, body });
  });
  /** What the script has left in the page, in the cookies and in the storage. */
  const left = () =>
    page.evaluate(() => [Reflect.get(window, 'ran'), document.cookie, localStorage.countVisit]);
  const switchAnalytics = async () => {
    await switchOf(page, 'analytics').click();
    await button(page, texts.preferences.save).click();
  };

  await page.goto('/');
  await button(page, texts.customize).click();
  expect(asked).toBe(0);
  await switchAnalytics();
  await expect.poll(left).toEqual([1, '_count1=1', '1']);
  await page.goto('/contact');
  await expect.poll(left).toEqual([1, '_count1=1', '1']);

  await button(page, texts.manage).click();
  await expect(switchOf(page, 'analytics')).toBeChecked();
  await switchAnalytics();
  await expect.poll(left).toEqual([1, '', undefined]);
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]').last();
  await expect(policy).not.toHaveAttribute('content', /stats/);
  await page.goto('/');
  await expect.poll(left).toEqual([undefined, '', undefined]);
  // The script was requested once on each of the two pages that were visited with consent.
  expect(asked).toBe(2);
});

test('customising needs no script but the inline one', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/');
  await button(page, texts.customize).click();
  await switchOf(page, 'analytics').press('Space');
  await button(page, texts.preferences.save).click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toBe(consent(true, false, false));
});

for (const { code } of languages) {
  const home = urlOf(code, '/');
  test(`on a phone, the banner covers neither the title nor the lead of ${home}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((language) => localStorage.setItem('language', language), code);
    await page.goto(home);
    const lead = await page.locator('h1 + p').boundingBox();
    const box = await page.locator('#visitor-question').boundingBox();
    if (!lead || !box) {
      throw new Error('The text or the banner cannot be seen.');
    }
    expect(lead.y + lead.height).toBeLessThan(box.y);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is stored, so nothing is asked', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await expect(button(page, texts.manage)).toBeHidden();
  });
});

test('a choice is announced once it is saved, in the banner and in the preferences', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await page.goto('/');
  await button(page, texts.necessaryOnly).press('Enter');
  const { saved } = texts.preferences;
  await expect.poll(announcements).toEqual([saved]);
  await button(page, texts.manage).press('Enter');
  await button(page, texts.preferences.save).press('Enter');
  await expect.poll(announcements).toEqual([saved, saved]);
});
