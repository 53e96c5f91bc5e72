import { expect, type Page } from 'playwright/test';
import { defaultLanguage, languageOf, languages, urlOf } from '../../../../content/languages.ts';
import { otherLanguage } from '../../../otherLanguage.ts';
import { translationsOf } from '../../../translationsOf.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const { header, pages, skipLink } = translationsOf('fr', 'common');

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ page }) => page.goto('/'));

const menu = (page: Page, name: string) => page.locator('header details').filter({ hasText: name }).first();
const summary = (page: Page, name: string) => page.locator('header summary').filter({ hasText: name });

test('the skip link is the first stop and leads to the page', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipLink })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the strip is 40 px high and the bar 64 px', async ({ page }) => {
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('nav:has(+ header), nav + header')].map(
      (each) => each.getBoundingClientRect().height,
    ),
  );
  expect(heights).toEqual([40, 64]);
});

// islands/layers.spec.ts tests the menus by keyboard, and the flow "menu of a narrow window" tests them on a phone.
test('a menu opens on hover, stays under the pointer and closes without it', async ({ page }) => {
  await summary(page, pages.about).hover();
  const links = menu(page, pages.about).getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(links.first()).toBeVisible();
  await links.last().hover();
  await expect(links.last()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.mouse.move(10, 600);
  await expect(links.first()).toBeHidden();
});

test('a click after the hover keeps the menu, another one closes it', async ({ page }) => {
  const details = menu(page, header.expertise);
  await summary(page, header.expertise).hover();
  await expect(details).toHaveAttribute('open', '');
  await summary(page, header.expertise).click();
  await expect(details).toHaveAttribute('open', '');
  await summary(page, header.expertise).click();
  await expect(details).not.toHaveAttribute('open', '');
});

if (otherLanguage) {
  const { code, name } = otherLanguage;
  const home = urlOf(code, '/');

  test('choosing a language keeps the page, its query and its fragment, and is remembered', async ({
    page,
  }) => {
    await page.goto('/?from=test&x=%C3%A9#start');
    await page.locator('header summary').last().click();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${home}?from=test&x=%C3%A9#start`);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(code);
    await page.goto('/');
    await expect(page).toHaveURL(home);
    await page.locator('header summary').last().click();
    await page.getByRole('link', { name: languageOf(defaultLanguage).name }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the switcher shows a code, a name and a drawn flag for each language that is offered, and nothing on a site in one language', async ({
  page,
}) => {
  await page.locator('header summary').last().click();
  const options = page.locator('a[data-language]');
  const offered = languages.filter((language) => otherLanguage && language.offered);
  await expect(options).toHaveText(offered.map(({ name, code }) => `${name} ${code}`));
  await expect(options.locator('svg')).toHaveCount(offered.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, the phone menu too, and the switcher leads on', async ({ page }) => {
    await page.locator('header summary').first().click();
    await expect(page.locator('header details[open] a').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: header.menu }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    if (otherLanguage) {
      await page.locator('header summary').last().click();
      await page.getByRole('link', { name: otherLanguage.name }).click();
      await expect(page).toHaveURL(urlOf(otherLanguage.code, '/'));
    }
  });
});
