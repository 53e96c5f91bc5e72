import type { CDPSession, Page } from 'playwright/test';

/** One session for each page: the browser would send every event of the page to each further session, too. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Sets the browser's default font size, as a visitor can in its settings; `rem` and media queries follow.
 *
 * @param page a page in Chromium; other browsers have no such command
 * @param pixels the size; browsers come with 16
 */
export async function setLetterSize(page: Page, pixels: number): Promise<void> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  await session.send('Page.enable');
  // For monospaced letters, browsers come with 13 px.
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } });
}
