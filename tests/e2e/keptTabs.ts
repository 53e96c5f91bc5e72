import { test as base, type Page } from 'playwright/test';

const locales = ['fr-FR', 'en-GB'] as const;

/**
 * Tests that ask something of a document as it arrives share a tab for each language, which their worker keeps: a tab of its own
 * for each takes longer than most questions. The visitor of each document has refused cookies and done nothing else.
 */
export const test = base.extend<object, { tabs: Readonly<Record<(typeof locales)[number], Page>> }>({
  tabs: [
    async ({ browser }, use) => {
      const [french, english] = await Promise.all(
        locales.map(async (locale) => {
          const page = await browser.newPage({ locale });
          await page.addInitScript(beNewHere);
          return page;
        }),
      );
      if (french && english) await use({ 'fr-FR': french, 'en-GB': english });
    },
    { scope: 'worker' },
  ],
});

function beNewHere(): void {
  sessionStorage.clear();
  localStorage.setItem(
    'cookieConsent',
    '{"necessary":true,"analytics":false,"marketing":false,"functional":false}',
  );
}
