import { chromium, expect, test } from 'playwright/test';
import { languageAndPathOf, urlOf } from '../../../../locales/languages.ts';
import { builtPages } from '../../../builtPages.ts';

// Playwright switches the back/forward cache off; nothing else of how it starts the browser matters here.
const withBackForwardCache = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

for (const language of ['fr', 'en'] as const) {
  test(`each page in ${language} comes back from the back/forward cache`, async ({
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const browser = await chromium.launch({ ...launchOptions, ...withBackForwardCache });
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    });
    const page = await context.newPage();
    const notRestored: string[] = [];

    for (const url of builtPages().filter((each) => languageAndPathOf(each).language === language)) {
      await page.goto(url);
      // What only a document that was kept whole still has.
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      // An island that is awake must not stand in the way; it is the same on every page.
      if (url === urlOf(language, '/')) {
        await page.locator('[data-shows="chat-panel"]').click();
        await expect(page.locator('x-island[name="chat"]')).toHaveAttribute('awake', '');
        await page.keyboard.press('Escape');
      }
      await page.goto(url === '/contact' ? '/careers' : '/contact');
      await page.goBack({ waitUntil: 'commit' });
      const { isKept, reasons } = await page.evaluate(() => ({
        isKept: 'isKept' in window,
        reasons: (
          performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown } | undefined
        )?.notRestoredReasons,
      }));
      if (!isKept || reasons) notRestored.push(`${url}: ${JSON.stringify(reasons)}`);
    }
    await browser.close();
    expect(notRestored).toEqual([]);
  });
}
