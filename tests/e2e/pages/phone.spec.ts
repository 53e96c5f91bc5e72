import { devices, expect } from 'playwright/test';
import { kindsOfPages } from '../kindsOfPages.ts';
import { smallTargets } from '../smallTargets.ts';
import { test } from '../test.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

test('on a phone what stands alone can be touched, and drawings can be read', async ({ page }) => {
  test.slow();
  for (const path of kindsOfPages()) {
    await page.goto(path);
    expect
      .soft(
        await page.locator('body').evaluate(smallTargets),
        `links and buttons of ${path} lower than 44 px`,
      )
      .toEqual([]);
    expect.soft(await page.evaluate(smallLetters), `letters of ${path} below 9 px`).toEqual([]);
  }
});

/** Runs in the page. @returns words in drawings with letters of less than 9 px. */
function smallLetters(): string[] {
  return [...document.querySelectorAll<SVGTextElement>('svg text')]
    .filter((text) => {
      const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) < 9;
    })
    .map(({ textContent }) => textContent);
}
