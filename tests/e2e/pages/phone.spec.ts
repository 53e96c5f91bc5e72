import { devices, expect } from 'playwright/test';
import { kindsOfPages } from '../../../scripts/listedPages.ts';
import { test } from '../test.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
test.use({ ...phone, viewport: { width: 390, height: 844 } });

test('on a phone what stands alone can be touched, and drawings can be read', async ({ page }) => {
  test.slow();
  for (const path of kindsOfPages()) {
    await page.goto(path);
    expect
      .soft(await page.evaluate(smallTargets), `links and buttons of ${path} lower than 44 px`)
      .toEqual([]);
    expect.soft(await page.evaluate(smallLetters), `letters of ${path} below 9 px`).toEqual([]);
  }
});

// What follows runs in the page.

/** Links and buttons lower than a finger needs (look: 44 px), but those in a sentence, in the strip of 40 px (specification §2), and those whose whole card can be touched. */
function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button')]
    .filter((link) => {
      const isAlone =
        getComputedStyle(link).display !== 'inline' ||
        link.parentElement?.textContent.trim() === link.textContent.trim();
      const isOfCard = getComputedStyle(link, '::after').position === 'absolute';
      return isAlone && !isOfCard && !link.closest('nav:has(+ header)') && link.checkVisibility();
    })
    .filter((link) => link.getBoundingClientRect().height < 44)
    .map((link) => link.textContent);
}

/** Words in drawings with letters of less than 9 px. */
function smallLetters(): string[] {
  return [...document.querySelectorAll<SVGTextElement>('svg text')]
    .filter((text) => {
      const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) < 9;
    })
    .map(({ textContent }) => textContent);
}
