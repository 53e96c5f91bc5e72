import { expect, type Page } from 'playwright/test';
import type { Visitor } from '../flows.ts';

/** @returns a visitor with a mouse and a keyboard in Playwright's browser. Its `judge` checks nothing; `flows.spec.ts` replaces it. */
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
    // Only moves the pointer away. A flow often presses Escape next: if the pointer rested on a button, Escape would close the button's
    // tooltip instead of the layer.
    judge: () => page.mouse.move(0, 0),
  };
}
