import { expect, test } from 'playwright/test';
import company from '../../../content/company.json' with { type: 'json' };

const pages = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/legal-notice'];
const languages = [
  { prefix: '', locale: 'fr-FR', date: '1er octobre 2026' },
  { prefix: '/en', locale: 'en-GB', date: '1 October 2026' },
];

for (const { prefix, locale, date } of languages) {
  for (const page of pages) {
    test.describe(`${prefix}${page}`, () => {
      test.use({ locale });

      test('is dated, and its contents lead to its numbered sections', async ({ page: browser }) => {
        await browser.goto(prefix + page);
        await expect(browser.locator('main section').first()).toContainText(date);
        const fragments = await browser
          .locator('main nav a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(fragments.length).toBeGreaterThan(5);
        for (const fragment of fragments) {
          await expect(browser.locator(`section${fragment}`).getByRole('heading', { level: 2 })).toHaveCount(
            1,
          );
        }
        await expect(browser.locator('main')).not.toContainText('{{');
      });

      test('sets its lines at 68 characters at most, and lists the three other texts', async ({
        page: browser,
      }) => {
        await browser.setViewportSize({ width: 1440, height: 900 });
        await browser.goto(prefix + page);
        const characters = await browser.locator('main section[id] p').evaluateAll((paragraphs) =>
          paragraphs.map((paragraph) => {
            const ruler = document.createElement('span');
            ruler.textContent = '0';
            ruler.className = 'absolute';
            paragraph.append(ruler);
            const width = ruler.getBoundingClientRect().width;
            ruler.remove();
            return paragraph.getBoundingClientRect().width / width;
          }),
        );
        expect(Math.max(...characters)).toBeLessThanOrEqual(68);
        const others = await browser
          .locator('#others a')
          .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
        expect(others.sort()).toEqual(
          pages
            .filter((other) => other !== page)
            .map((other) => prefix + other)
            .sort(),
        );
      });
    });
  }

  test(`${prefix}/legal-notice names publisher, host and contact, which can be reached`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto(`${prefix}/legal-notice`);
    for (const fact of [company.legalName, company.publisher, company.host, company.hostAddress]) {
      await expect(page.locator('main')).toContainText(fact);
    }
    await expect(page.locator(`#contact a[href="mailto:${company.email}"]`)).toHaveCount(1);
    await expect(page.locator(`#contact a[href="tel:${company.phone.replaceAll(' ', '')}"]`)).toHaveCount(1);
  });
}
