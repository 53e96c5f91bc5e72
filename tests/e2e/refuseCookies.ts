import type { BrowserContext, Page } from 'playwright/test';

/** Makes the visitor one who has refused cookies on an earlier visit, so that no banner takes room or the first stop of the keyboard. */
export function refuseCookies(visitor: BrowserContext | Page): Promise<unknown> {
  return visitor.addInitScript(() => {
    // Where the test forbids the storage, the banner stays.
    try {
      localStorage.setItem(
        'cookieConsent',
        '{"necessary":true,"analytics":false,"marketing":false,"functional":false}',
      );
    } catch {}
  });
}
