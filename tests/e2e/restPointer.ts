import type { Page } from 'playwright/test';

/**
 * Lets no pointer move in a page from the next one on. Chromium tells a new page where its pointer rests, on a busy machine after
 * the page's script has come, which takes it for a visitor who moves.
 */
export function restPointer(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const type of ['pointerover', 'pointermove']) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
  });
}
