import { expect, type Page } from 'playwright/test';
import company from '../../../../content/company.json' with { type: 'json' };
import { urlOf } from '../../../../content/languages.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const texts = {
  fr: {
    expertise: 'Expertises',
    menu: 'Menu',
    close: 'Fermer',
    skip: 'Aller au contenu',
    social: 'Réseaux sociaux',
    newTab: 'nouvel onglet',
  },
  en: {
    expertise: 'Expertise',
    menu: 'Menu',
    close: 'Close',
    skip: 'Skip to content',
    social: 'Social media',
    newTab: 'new tab',
  },
} as const;

test.use({ viewport: { width: 1280, height: 800 } });
const summary = (page: Page, name: string) => page.locator('header summary').filter({ hasText: name });

for (const language of ['fr', 'en'] as const) {
  const words = texts[language];
  const home = urlOf(language, '/');

  test(`by keyboard: Enter opens a menu, Escape closes it and gives the focus back, axe is content, in ${language}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(home);
    await summary(page, words.expertise).focus();
    await page.keyboard.press('Enter');
    const details = page.locator('header details').filter({ hasText: words.expertise }).first();
    await expect(details.getByRole('link')).toHaveCount(9);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(details.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(details).not.toHaveAttribute('open', '');
    await expect(summary(page, words.expertise)).toBeFocused();
    expect(faults).toEqual([]);
  });

  test(`the skip link is the first stop and leads to the page, in ${language}`, async ({ page }) => {
    await page.goto(home);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test(`the footer leads to the company’s networks, by name, in a new tab that is announced, in ${language}`, async ({
    page,
  }) => {
    await page.goto(home);
    const links = page.getByRole('list', { name: words.social }).getByRole('link');
    await expect(links).toHaveCount(company.social.length);
    for (const [index, { name, url }] of company.social.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAccessibleName(`${name} (${words.newTab})`);
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.locator('svg')).toHaveCount(2);
    }
  });

  test(`the phone menu opens, holds the same links, and closes on Escape and by its button, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(home);
    const navigation = page.locator('#site-menu');
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: words.menu }).click();
    await expect(navigation).toBeVisible();
    await summary(page, words.expertise).click();
    await expect(navigation.locator('details[open] a')).toHaveCount(9);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: words.close }).click();
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: words.menu }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
  });
}

test('the strip is 40 px high and the bar 64 px', async ({ page }) => {
  await page.goto('/');
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('nav:has(+ header), nav + header')].map(
      (each) => each.getBoundingClientRect().height,
    ),
  );
  expect(heights).toEqual([40, 64]);
});

test('a menu opens on hover, stays under the pointer, and closes after it', async ({ page }) => {
  await page.goto('/');
  await summary(page, 'À propos').hover();
  const links = page.locator('header details').filter({ hasText: 'À propos' }).first().getByRole('link');
  await expect(links).toHaveCount(4);
  await expect(links.first()).toBeVisible();
  await links.last().hover();
  await expect(links.last()).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(links.first()).toBeHidden();
});

test('a click after the hover keeps the menu, another one closes it', async ({ page }) => {
  await page.goto('/en');
  await summary(page, 'Expertise').hover();
  const details = page.locator('header details').filter({ hasText: 'Expertise' }).first();
  await expect(details).toHaveAttribute('open', '');
  await summary(page, 'Expertise').click();
  await expect(details).toHaveAttribute('open', '');
  await summary(page, 'Expertise').click();
  await expect(details).not.toHaveAttribute('open', '');
});

test('choosing a language keeps the page, its query and its fragment, and is remembered', async ({
  page,
}) => {
  await page.goto('/?from=test&x=%C3%A9#start');
  await page.locator('header summary').last().click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en?from=test&x=%C3%A9#start');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await page.locator('header summary').last().click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/');
});

test('the switcher shows a code, a name and a drawn flag for French and English only', async ({ page }) => {
  await page.goto('/');
  await page.locator('header summary').last().click();
  const options = page.locator('a[data-language]');
  await expect(options).toHaveText(['Françaisfr', 'Englishen']);
  await expect(options.locator('svg')).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, the phone menu too, and the switcher leads on', async ({ page }) => {
    await page.goto('/');
    await page.locator('header summary').first().click();
    await expect(page.locator('header details[open] a').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.locator('header summary').last().click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en');
  });
});
