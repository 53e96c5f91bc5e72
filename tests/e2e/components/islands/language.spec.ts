import { expect } from 'playwright/test';
import { fallbackLanguage, languageOf, languages, urlOf } from '../../../../content/languages.ts';
import { hasLanguage } from '../../../hasLanguage.ts';
import { test } from '../../test.ts';

interface Visit {
  what: string;
  locale: string;
  ask: string;
  get: string;
  /** The language of the page that is shown. Visits in a language that the site lacks are left out. */
  language: string;
  /** The choice that the browser has stored on an earlier visit. */
  stored?: string;
  /** The choice that the browser stores on this visit. */
  keeps?: string;
  storageThrows?: true;
}

/** One visit for each way to choose a language. The unit test of `chooseLanguage` has every combination. */
const visits: Visit[] = [
  { what: 'a German browser', locale: 'de-DE', ask: '/?a=%C3%A9#b', get: '/en?a=%C3%A9#b', language: 'en' },
  { what: 'a stored choice', locale: 'fr-FR', stored: 'es', ask: '/', get: '/es', language: 'es' },
  {
    what: '?lang=fr',
    locale: 'en-GB',
    ask: `${urlOf(fallbackLanguage, '/')}?lang=fr`,
    get: '/',
    language: 'fr',
    keeps: 'fr',
  },
  { what: 'storage that throws', locale: 'en-GB', storageThrows: true, ask: '/', get: '/en', language: 'en' },
  { what: 'no such page', locale: 'en-GB', ask: '/no/where', get: '/en/no/where', language: 'en' },
];

for (const { what, locale, stored, storageThrows, ask, get, language, keeps } of visits.filter(
  // A site in one language stores no choice.
  ({ language, keeps }) => hasLanguage(language) && (!keeps || languages.length > 1),
)) {
  test.describe(`${what} (${locale})`, () => {
    test.use({ locale });

    test(`asking for ${ask} gets ${get}`, async ({ page }) => {
      await page.addInitScript(
        ([value, throws]) => {
          if (value && localStorage.getItem('language') === null) {
            localStorage.setItem('language', value);
          }
          if (throws) {
            Object.defineProperty(window, 'localStorage', {
              get() {
                throw new DOMException('denied', 'SecurityError');
              },
            });
          }
        },
        [stored, storageThrows] as const,
      );
      await page.goto(ask);
      await expect(page).toHaveURL(get);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', languageOf(language).direction);
      await expect(page.locator('h1')).toBeVisible();
      if (keeps) {
        expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(keeps);
      }
    });
  });
}
