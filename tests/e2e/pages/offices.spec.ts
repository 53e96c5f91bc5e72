import { expect } from 'playwright/test';
import { offices } from '../../factsOf.ts';
import { test } from '../test.ts';

const agencies = offices.agencies.map(({ name }) => name);

for (const { url, javaScriptEnabled } of [
  { url: '/about', javaScriptEnabled: true },
  { url: '/about/offices', javaScriptEnabled: false },
]) {
  test.describe(`${url}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('shows the map once, and the agencies when asked to, each with its own address', async ({
      page,
    }) => {
      await page.goto(url);
      await expect(page.getByRole('img', { name: /^Carte de France/ })).toBeVisible();
      const list = page.locator('#agencies details');
      const button = list.locator('summary');
      await expect(list.locator('ul')).toBeHidden();

      await button.click();
      await expect(list.getByRole('heading', { level: 3 })).toHaveText(agencies);
      const links = await list.locator('a[href^="mailto:"]').all();
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
      expect(new Set(addresses).size).toBe(agencies.length);

      await button.click();
      await expect(list.locator('ul')).toBeHidden();
    });
  });
}
