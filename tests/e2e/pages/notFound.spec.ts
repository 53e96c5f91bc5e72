import { expect, test } from 'playwright/test';

const cases = [
  { url: '/nowhere', title: 'Page non trouvée', back: '/' },
  { url: '/services/nowhere', title: 'Domaine non trouvé', back: '/services' },
  { url: '/offre/nowhere', title: 'Domaine non trouvé', back: '/notre-offre' },
  { url: '/en/nowhere/else', title: 'Page not found', back: '/en' },
  { url: '/en/services/nowhere', title: 'Domain not found', back: '/en/services' },
  { url: '/en/offre/nowhere', title: 'Domain not found', back: '/en/notre-offre' },
];

for (const { url, title, back } of cases) {
  test(`${url} answers 404 with "${title}" and a way back to ${back}`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto(url);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('[data-script=notFound]')).toHaveAttribute('href', back);
    expect(logged.some((line) => line.includes(url))).toBe(true);
  });
}
