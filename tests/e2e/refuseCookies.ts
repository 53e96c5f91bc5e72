import type { BrowserContext, Page } from 'playwright/test';

/** Lets a visitor come who has refused cookies on an earlier visit: the banner takes no room. */
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
