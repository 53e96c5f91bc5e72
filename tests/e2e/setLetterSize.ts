import type { CDPSession, Page } from 'playwright/test';

/** One session for each page: each further one would be told all that happens in the page, too. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Sets the size of letters that the browser prefers, as a visitor may in its settings: `rem` and media queries follow.
 *
 * @param page a page in Chromium; other browsers have no such command
 * @param pixels the size; 16 is what browsers come with
 */
export async function setLetterSize(page: Page, pixels: number): Promise<void> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  await session.send('Page.enable');
  // Browsers come with 13 px for letters of one width.
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } });
}
