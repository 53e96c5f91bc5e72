import { expect } from 'playwright/test';
import { type LanguageCode, languageOf } from '../../../../content/languages.ts';
import { test } from '../../test.ts';

interface Visit {
  what: string;
  locale?: string;
  stored?: string;
  userAgent?: string;
  javaScriptEnabled?: boolean;
  storage?: 'throws';
  ask: string;
  get: string;
  language: LanguageCode;
  keeps?: string;
}

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Who asks for what, and what they get. */
const visits: Visit[] = [
  { what: 'a French browser', locale: 'fr-FR', ask: '/', get: '/', language: 'fr' },
  { what: 'a Canadian French browser', locale: 'fr-CA', ask: '/', get: '/', language: 'fr' },
  { what: 'an English browser', locale: 'en-GB', ask: '/', get: '/en', language: 'en' },
  { what: 'a German browser', locale: 'de-DE', ask: '/', get: '/en', language: 'en' },
  { what: 'a Spanish browser', locale: 'es-MX', ask: '/careers', get: '/es/careers', language: 'es' },
  { what: 'an Arabic browser', locale: 'ar-TN', ask: '/', get: '/ar', language: 'ar' },
  { what: 'a stored choice of French', locale: 'en-GB', stored: 'fr', ask: '/', get: '/', language: 'fr' },
  { what: 'a stored choice of English', locale: 'fr-FR', stored: 'en', ask: '/', get: '/en', language: 'en' },
  { what: 'a stored choice of Spanish', locale: 'ar-TN', stored: 'es', ask: '/', get: '/es', language: 'es' },
  { what: 'a stored choice of Arabic', locale: 'fr-FR', stored: 'ar', ask: '/', get: '/ar', language: 'ar' },
  { what: 'a stored choice of French', locale: 'ar-SA', stored: 'fr', ask: '/', get: '/', language: 'fr' },
  {
    what: 'a stored choice that means nothing',
    locale: 'fr-FR',
    stored: '<script>',
    ask: '/',
    get: '/',
    language: 'fr',
  },
  { what: 'a prefixed URL', locale: 'fr-FR', ask: '/en', get: '/en', language: 'en' },
  { what: 'a prefixed URL', locale: 'en-GB', ask: '/ar/careers', get: '/ar/careers', language: 'ar' },
  { what: 'a prefixed URL', locale: 'ar-SA', stored: 'ar', ask: '/es', get: '/es', language: 'es' },
  {
    what: 'a query and a fragment',
    locale: 'de-DE',
    ask: '/?a=1&b=%C3%A9#start',
    get: '/en?a=1&b=%C3%A9#start',
    language: 'en',
  },
  {
    what: '?lang=en with a query and a fragment',
    locale: 'fr-FR',
    ask: '/?lang=en&a=1#start',
    get: '/en?a=1#start',
    language: 'en',
    keeps: 'en',
  },
  {
    what: '?lang=fr on an English URL',
    locale: 'en-GB',
    ask: '/en?lang=fr',
    get: '/',
    language: 'fr',
    keeps: 'fr',
  },
  { what: '?lang=ar', locale: 'fr-FR', ask: '/?lang=ar', get: '/ar', language: 'ar', keeps: 'ar' },
  { what: '?lang=es', locale: 'ar-SA', ask: '/ar?lang=es', get: '/es', language: 'es', keeps: 'es' },
  {
    what: '?lang= of an unknown language',
    locale: 'fr-FR',
    ask: '/?lang=xx',
    get: '/?lang=xx',
    language: 'fr',
  },
  { what: 'storage that throws', locale: 'fr-FR', storage: 'throws', ask: '/', get: '/', language: 'fr' },
  {
    what: 'storage that throws, English browser',
    locale: 'en-GB',
    storage: 'throws',
    ask: '/',
    get: '/en',
    language: 'en',
  },
  { what: 'no JavaScript', locale: 'en-GB', javaScriptEnabled: false, ask: '/', get: '/', language: 'fr' },
  { what: 'a crawler', locale: 'en-US', userAgent: crawler, ask: '/', get: '/', language: 'fr' },
  { what: 'a crawler', locale: 'ar-SA', userAgent: crawler, ask: '/', get: '/', language: 'fr' },
  { what: 'a crawler', locale: 'en-US', userAgent: crawler, ask: '/ar', get: '/ar', language: 'ar' },
  {
    what: 'a crawler with ?lang=en',
    locale: 'en-US',
    userAgent: crawler,
    ask: '/?lang=en',
    get: '/?lang=en',
    language: 'fr',
  },
  {
    what: 'a page that does not exist',
    locale: 'en-GB',
    ask: '/nowhere/at/all',
    get: '/en/nowhere/at/all',
    language: 'en',
  },
];

for (const {
  what,
  locale,
  stored,
  userAgent,
  javaScriptEnabled = true,
  storage,
  ask,
  get,
  language,
  keeps,
} of visits) {
  test(`${what} (${locale}, ${stored ?? 'nothing'} stored) asking for ${ask} gets ${get}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      locale,
      javaScriptEnabled,
      ...(userAgent ? { userAgent } : {}),
    });
    if (stored !== undefined) {
      await context.addInitScript((value) => {
        if (localStorage.getItem('language') === null) localStorage.setItem('language', value);
      }, stored);
    }
    if (storage === 'throws') {
      await context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
    }
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
