import { expect, test } from 'playwright/test';

const paths = [
  '/blog/automatiser-les-tests-par-ou-commencer',
  '/en/privacy-policy',
  '/services/performance-testing',
  '/en/services/cloud',
  '/offre/robotique',
  '/services/performance-testing/specimen',
  '/en/services/functional-testing/specimen',
];

for (const path of paths) {
  test(`${path} prints its own text only, in ink on white, and nothing is cut`, async ({ page }) => {
    // An A4 sheet within its margins.
    await page.setViewportSize({ width: 660, height: 1000 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });

    for (const chrome of ['nav', 'button', 'footer', '#cookie-banner', '#toasts', 'main a.rounded-control']) {
      await expect(page.locator(`${chrome}:visible`), chrome).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Room made for what is pinned to the window would print as an empty sheet.
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd)).toBe('0px');
    const cut = await page
      .locator('main pre, main .table-scroll, main figure, main .cell-grid')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.textContent.slice(0, 60)),
      );
    expect(cut).toEqual([]);
    const light = await page.locator('main :is(p, li, h1, h2, h3, dt, dd, code)').evaluateAll((texts) =>
      texts
        .filter((text) => text.getClientRects().length > 0)
        .filter((text) => /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/.test(getComputedStyle(text).color))
        .map((text) => text.textContent.slice(0, 60)),
    );
    expect(light).toEqual([]);
  });
}
