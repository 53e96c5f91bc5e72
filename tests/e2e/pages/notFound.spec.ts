import { expect } from 'playwright/test';
import { hasLanguage } from '../../hasLanguage.ts';
import { test } from '../reusedTab.ts';

const [notFound, domain] = ['Page non trouvée', 'Domaine non trouvé'];

const cases: { url: string; back: string; crumbs: string[]; language?: string }[] = [
  { url: '/nowhere', back: '/', crumbs: ['Accueil', notFound] },
  { url: '/services/nowhere', back: '/services', crumbs: ['Accueil', 'Nos services', domain] },
  { url: '/offre/nowhere', back: '/notre-offre', crumbs: ['Accueil', 'Nos services', domain] },
  { url: '/en/nowhere/else', back: '/en', crumbs: ['Home', 'Page not found'], language: 'en' },
];

for (const { url, back, crumbs } of cases.filter(({ language = 'fr' }) => hasLanguage(language))) {
  const title = crumbs.at(-1) ?? '';

  test(`${url} answers 404 with "${title}" and a way back to ${back}, and logs the address`, async ({
    tab: page,
    baseURL,
  }) => {
    const logged: string[] = [];
    // Removes the listener of the previous test in the same tab.
    page.removeAllListeners('console');
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto(new URL(url, baseURL).href);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('[data-script=notFound]')).toHaveAttribute('href', back);
    const trail = page.getByRole('navigation', {
      name: url.startsWith('/en') ? 'Breadcrumb' : 'Fil d’Ariane',
    });
    await expect(trail.locator('a, [aria-current]')).toHaveText(crumbs);
    await expect(trail.getByRole('link')).toHaveCount(crumbs.length - 1);
    // The script that logs the address may come later than the HTML.
    await expect.poll(() => logged.join('\n')).toContain(url);
    expect(logged.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
  });
}
