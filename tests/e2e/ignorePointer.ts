import type { Page } from 'playwright/test';

/**
 * Hides pointer movements from a page, from the next document on. Chromium reports to a new page where the pointer rests. On a busy machine
 * the report comes after the page's script, which takes it for a movement by the visitor.
 */
export function ignorePointer(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const type of ['pointerover', 'pointermove']) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
  });
}
