import { expect } from 'playwright/test';
import { test } from '../keptTabs.ts';

const cases = [
  { url: '/nowhere', title: 'Page non trouvée', back: '/', crumbs: ['Accueil', 'Page non trouvée'] },
  {
    url: '/services/nowhere',
    title: 'Domaine non trouvé',
    back: '/services',
    crumbs: ['Accueil', 'Expertises', 'Domaine non trouvé'],
  },
  {
    url: '/offre/nowhere',
    title: 'Domaine non trouvé',
    back: '/notre-offre',
    crumbs: ['Accueil', 'Services', 'Domaine non trouvé'],
  },
  { url: '/en/nowhere/else', title: 'Page not found', back: '/en', crumbs: ['Home', 'Page not found'] },
  {
    url: '/en/services/nowhere',
    title: 'Domain not found',
    back: '/en/services',
    crumbs: ['Home', 'Expertise', 'Domain not found'],
  },
  {
    url: '/en/offre/nowhere',
    title: 'Domain not found',
    back: '/en/notre-offre',
    crumbs: ['Home', 'Services', 'Domain not found'],
  },
];

for (const { url, title, back, crumbs } of cases) {
  test(`${url} answers 404 with "${title}" and a way back to ${back}`, async ({ tabs, baseURL }) => {
    const page = tabs[url.startsWith('/en') ? 'en-GB' : 'fr-FR'];
    const logged: string[] = [];
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
    expect(logged.some((line) => line.includes(url))).toBe(true);
    expect(logged.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
  });
}
