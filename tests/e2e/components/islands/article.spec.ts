import { expect } from 'playwright/test';
import { translationsOf } from '../../../translationsOf.ts';
import { test } from '../../test.ts';

const path = '/blog/automatiser-les-tests-par-ou-commencer';
const { article, comments } = translationsOf('fr', 'blog');
const toastTexts = translationsOf('fr', 'toasts');

test('the article copies its address and says so, or that it could not', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${path}?from=test#x`);
  const copy = page.getByRole('button', { name: article.copyLink });
  const toasts = page.locator('#toasts');
  await copy.click();
  await expect(toasts).toContainText(article.linkCopiedTitle);
  await expect(toasts).toContainText(toastTexts.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await copy.click();
  await expect(toasts).toContainText(article.copyFailedTitle);
});

test('like and save are toggled, and forgotten when the page is reloaded', async ({ page }) => {
  await page.goto(path);
  for (const name of [article.like, article.save]) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
  }
  await page.reload();
  await expect(page.getByRole('button', { name: article.like })).toHaveAttribute('aria-pressed', 'false');
});

test('each network opens in a window of 600 by 400; only Twitter gets a text', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      opened: [],
      open: (...call: string[]) => (window as unknown as { opened: string[][] }).opened.push(call),
    });
  });
  await page.goto(path);
  const links = page.locator('a[data-share]');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await link.hover();
    // The hover requests the code that opens a window. Without that code, a click would open a tab.
    await page.waitForLoadState('networkidle');
    await link.click();
  }
  const opened = await page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
  const said = opened.map(([url = '', , features]) => {
    const { hostname, searchParams } = new URL(url);
    const shared = new URL(searchParams.get('url') ?? searchParams.get('u') ?? '');
    return [hostname, shared.pathname, searchParams.has('text'), features];
  });
  const size = 'noopener,width=600,height=400';
  expect(said).toEqual([
    ['twitter.com', path, true, size],
    ['www.facebook.com', path, false, size],
    ['www.linkedin.com', path, false, size],
  ]);
});

test('without the toasts, the button itself says that the address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  const button = page.locator('[data-copy]');
  // Clicking another button loads the script of the buttons, but not the toasts.
  const toggle = page.locator('[data-toggle]').first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/*.js', (route) => route.abort());
  await button.click();
  await expect(button).toHaveText(article.linkCopiedTitle);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the article shares by links and offers no button that would do nothing', async ({ page }) => {
    await page.goto(path);
    for (const link of await page.locator('a[data-share]').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await page.getByText(comments.add).click();
    await expect(page.getByText(comments.closedTitle)).toBeVisible();
  });
});
