import type { BrowserContext, Page } from 'playwright/test';

/** Stores a refusal of cookies as if from an earlier visit, so that the banner takes neither room nor the first Tab stop. */
export function refuseCookies(visitor: BrowserContext | Page): Promise<unknown> {
  return visitor.addInitScript(() => {
    // In tests whose storage throws, the banner stays.
    try {
      localStorage.setItem(
        'cookieConsent',
        '{"necessary":true,"analytics":false,"marketing":false,"functional":false}',
      );
    } catch {}
  });
}
