import { expect } from 'playwright/test';
import { holdCode, pageScript } from '../../holdCode.ts';
import { test } from '../../test.ts';

test('the Slack tab is open first, and arrows, Home and End move', async ({ page }) => {
  await page.goto('/community');
  const blog = page.getByRole('tab', { name: 'Blog' });
  const slack = page.getByRole('tab', { name: 'Slack' });
  await expect(slack).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Slack' })).toBeVisible();
  await expect(page.locator('#blog')).toBeHidden();

  await slack.focus();
  const moves = [
    { key: 'ArrowLeft', tab: blog },
    { key: 'ArrowLeft', tab: slack },
    { key: 'ArrowRight', tab: blog },
    { key: 'End', tab: slack },
    { key: 'Home', tab: blog },
    // Control+End is a shortcut of the browser, so it selects no other tab.
    { key: 'Control+End', tab: blog },
  ];
  for (const { key, tab } of moves) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tabpanel', { name: 'Blog' })).toBeVisible();
  await expect(page.locator('#slack')).toBeHidden();
  await expect(page).toHaveURL(/#blog$/);
});

test('an address with #blog shows only that panel, before the script and after', async ({ page }) => {
  const script = await holdCode(page, pageScript);
  await page.goto('/community#blog', { waitUntil: 'commit' });
  const expectOnlyBlog = async () => {
    await expect(page.locator('#blog')).toBeVisible();
    await expect(page.locator('#slack')).toBeHidden();
  };
  await expectOnlyBlog();
  await expect(page.getByRole('tab')).toHaveCount(0);
  script.open();
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', '#blog');
  await expectOnlyBlog();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both panels are there to read, with links to them', async ({ page }) => {
    await page.goto('/community');
    await expect(page.locator('#blog')).toBeVisible();
    await expect(page.locator('#slack')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Slack', exact: true })).toHaveAttribute('href', '#slack');
  });
});
