import { expect, type Page } from 'playwright/test';
import { defaultLanguage, languages } from '../../../../content/languages.ts';
import { flows, notices, type Visitor } from '../../../flows.ts';
import { cutText } from '../../cutText.ts';
import { setLetterSize } from '../../setLetterSize.ts';
import { smallTargets } from '../../smallTargets.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';
import { visitorOn } from '../../visitorOn.ts';

/** The cases in which text has least room: the width of the window in px, how text is set, and the size of letters in px. */
const smallestViewports = [
  [320, 'plain', 16],
  [390, 'spaced', 16],
  [390, 'plain', 32],
  [1280, 'plain', 32],
] as const;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The languages to test: the default one has the longest words, and the last one reads from right to left. */
const tested = new Set([defaultLanguage, languages.at(-1)?.code ?? defaultLanguage]);

for (const code of tested) {
  for (const [name, flow] of Object.entries(flows)) {
    test(`${name}, in the words of ${code}`, async ({ page }) => {
      await flow(judgeOn(page), code);
    });
  }
}

/** @returns a visitor whose `judge` runs axe on a part of the page, and finds targets that are too low and text that is cut */
function judgeOn(page: Page): Visitor {
  return {
    ...visitorOn(page),
    async judge(layer) {
      // A toast stays while the pointer is over it. In other parts, the pointer must not rest on a button: the flow presses Escape to close
      // the layer, and Escape would only close the button's tooltip.
      if (layer === notices) {
        await page.locator('[data-toast]').hover();
      } else {
        await page.mouse.move(0, 0);
      }
      expect.soft(await violations(page, layer)).toEqual([]);
      expect.soft(await page.locator(layer).evaluate(smallTargets), 'lower than a finger needs').toEqual([]);
      await expectToFit(page, layer);
    },
  };
}

async function expectToFit(page: Page, layer: string): Promise<void> {
  const part = page.locator(layer);
  for (const [width, setting, size] of smallestViewports) {
    await page.setViewportSize({ width, height: 844 });
    await setLetterSize(page, size);
    if (!(await part.isVisible())) {
      continue;
    }
    const where = `${layer} at ${width}, ${setting}, with letters of ${size} px`;
    expect.soft(await cutText(page, setting, layer), where).toEqual([]);
    const excess = await part.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect.soft(excess, `pixels by which ${where} is too narrow`).toBeLessThanOrEqual(0);
  }
  await setLetterSize(page, 16);
  await page.setViewportSize({ width: 390, height: 844 });
}
