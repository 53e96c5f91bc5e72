import { expect, type Page } from 'playwright/test';
import type { Visitor } from '../flows.ts';

/** @returns a visitor with a mouse and a keyboard in Playwright's browser, who judges nothing: `flows.spec.ts` replaces `judge` by its own */
export function visitorOn(page: Page): Visitor {
  return {
    open: (path) => page.goto(path),
    click: (selector) => page.locator(selector).click(),
    write: (selector, text) => page.locator(selector).pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    async sees(selector, text = '') {
      await expect(page.locator(selector).first()).toBeVisible();
      await expect(page.locator(selector).first()).toContainText(text);
    },
    seesNoMore: (selector) => expect(page.locator(selector)).toBeHidden(),
    isAt: (path) => expect(page).toHaveURL(path),
    // Judges nothing, only takes the pointer away. A flow often presses Escape after this, and one Escape closes one thing: over a button
    // that the pointer rests on, it would close the tooltip with its name, and leave the layer open.
    judge: () => page.mouse.move(0, 0),
  };
}
