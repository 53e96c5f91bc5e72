import type { CDPSession, Page } from 'playwright/test';

/** A page keeps its session: each further one would be told all that happens in the page, too. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Lets a page's browser prefer letters of that size, as a visitor may in its settings: `rem` and media queries follow.
 *
 * @param page a page in Chromium; others have no such command
 * @param pixels 16 where nobody has chosen
 */
export async function setLetterSize(page: Page, pixels: number): Promise<void> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } });
}
