import { expect, test } from 'playwright/test';

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

test('arrows follow the direction of the text', async ({ page }) => {
  await page.goto('/community');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.getByRole('tab', { name: 'Blog' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Slack' })).toBeFocused();
});

for (const name of ['blog', 'slack']) {
  test(`an address that ends in #${name} opens that tab, and nothing moves`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(`/community#${name}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', `#${name}`);
    await expect(page.locator(`#${name}`)).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.length)).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both panels are there to read, with links to them', async ({ page }) => {
    await page.goto('/community');
    await expect(page.locator('#blog')).toBeVisible();
    await expect(page.locator('#slack')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Slack', exact: true })).toHaveAttribute('href', '#slack');
  });
});
