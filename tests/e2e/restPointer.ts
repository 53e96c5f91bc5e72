import type { Page } from 'playwright/test';

/**
 * Keeps movements of the pointer from a page, from the next document on. Chromium tells a new page where its pointer rests; on a busy
 * machine it does so after the page's script has come, which takes it for a visitor who moves.
 */
export function restPointer(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const type of ['pointerover', 'pointermove']) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
  });
}
