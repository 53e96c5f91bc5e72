import type { Page } from 'playwright/test';

/**
 * Lets a page's browser prefer letters of that size, as a visitor may in its settings: `rem` and media queries follow.
 *
 * @param page a page in Chromium; others have no such command
 * @param pixels 16 where nobody has chosen
 */
export async function setLetterSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } });
}
