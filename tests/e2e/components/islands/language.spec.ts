import { type BrowserContextOptions, expect } from 'playwright/test';
import { type LanguageCode, languageOf } from '../../../../content/languages.ts';
import { test } from '../../test.ts';

interface Visit {
  what: string;
  locale: string;
  ask: string;
  get: string;
  language: LanguageCode;
  /** What the browser has kept of an earlier visit, and what it keeps of this one. */
  stored?: string;
  keeps?: string;
  storageThrows?: true;
  context?: BrowserContextOptions;
}

const crawler = {
  userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};

/** One of each way to a language; every combination is in the unit test of `chooseLanguage`. */
const visits: Visit[] = [
  { what: 'a French browser', locale: 'fr-CA', ask: '/', get: '/', language: 'fr' },
  { what: 'a German browser', locale: 'de-DE', ask: '/?a=%C3%A9#b', get: '/en?a=%C3%A9#b', language: 'en' },
  { what: 'an Arabic browser', locale: 'ar-TN', ask: '/careers', get: '/ar/careers', language: 'ar' },
  { what: 'a stored choice', locale: 'fr-FR', stored: 'es', ask: '/', get: '/es', language: 'es' },
  { what: 'a stored nonsense', locale: 'fr-FR', stored: '<b>', ask: '/', get: '/', language: 'fr' },
  { what: 'a prefixed URL', locale: 'ar-SA', stored: 'ar', ask: '/es', get: '/es', language: 'es' },
  {
    what: '?lang=en',
    locale: 'fr-FR',
    ask: '/?lang=en&a=1#b',
    get: '/en?a=1#b',
    language: 'en',
    keeps: 'en',
  },
  { what: '?lang=fr', locale: 'en-GB', ask: '/en?lang=fr', get: '/', language: 'fr', keeps: 'fr' },
  { what: '?lang=xx', locale: 'fr-FR', ask: '/?lang=xx', get: '/?lang=xx', language: 'fr' },
  { what: 'storage that throws', locale: 'en-GB', storageThrows: true, ask: '/', get: '/en', language: 'en' },
  {
    what: 'no JavaScript',
    locale: 'en-GB',
    context: { javaScriptEnabled: false },
    ask: '/',
    get: '/',
    language: 'fr',
  },
  {
    what: 'a crawler',
    locale: 'en-US',
    context: crawler,
    ask: '/?lang=en',
    get: '/?lang=en',
    language: 'fr',
  },
  { what: 'no such page', locale: 'en-GB', ask: '/no/where', get: '/en/no/where', language: 'en' },
];

for (const { what, locale, context: options, stored, storageThrows, ask, get, language, keeps } of visits) {
  test(`${what} (${locale}) asking for ${ask} gets ${get}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, ...options });
    await context.addInitScript(
      ([value, throws]) => {
        if (value && localStorage.getItem('language') === null) localStorage.setItem('language', value);
        if (throws)
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      },
      [stored, storageThrows] as const,
    );
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(ask);
    await expect(page).toHaveURL(new URL(get, baseURL).href);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', languageOf(language).direction);
    await expect(page.locator('h1')).toBeVisible();
    if (keeps) expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(keeps);
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('a language chosen in one tab is that of the others, but of addresses that say theirs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/contact?subject=Fiori');
  await page.goto('/');
  await page.locator('header details summary').last().click();
  await page.locator('a[data-language="en"]').first().click();
  await expect(page).toHaveURL('/en');
  await expect(other).toHaveURL('/en/contact?subject=Fiori');
  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(other).toHaveURL('/en/contact?subject=Fiori');
});
