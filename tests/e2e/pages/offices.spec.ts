import { expect } from 'playwright/test';
import { test } from '../test.ts';

const agencies = ['Lille', 'Bordeaux (Le Haillan)', 'Toulouse', 'Lyon', 'Nantes'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const url of ['/about', '/about/offices']) {
      test(`${url} shows the map once`, async ({ page }) => {
        await page.goto(url);
        await expect(page.getByRole('img', { name: /^Carte de France/ })).toHaveCount(1);
        await expect(page.getByRole('img', { name: /^Carte de France/ })).toBeVisible();
      });

      test(`${url} lists five agencies when asked to, each with its own address`, async ({ page }) => {
        await page.goto(url);
        const list = page.locator('#agencies details');
        const button = list.locator('summary');
        await expect(list.locator('ul')).toBeHidden();
        await expect(button).toHaveText(/^Afficher les agences/);

        await button.click();
        await expect(list.getByRole('heading', { level: 3 })).toHaveText(agencies);
        const links = list.locator('a[href^="mailto:"]');
        await expect(links).toHaveCount(agencies.length);
        const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(new Set(addresses).size).toBe(agencies.length);
        await expect(button.getByText('Masquer les agences')).toBeVisible();
        await expect(button.getByText('Afficher les agences')).toBeHidden();

        await button.click();
        await expect(list.locator('ul')).toBeHidden();
      });
    }
  });
}
