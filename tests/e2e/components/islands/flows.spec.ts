import { expect, type Page } from 'playwright/test';
import { defaultLanguage, languages } from '../../../../content/languages.ts';
import { flows, notices, type Visitor } from '../../../flows.ts';
import { cutText } from '../../cutText.ts';
import { setLetterSize } from '../../setLetterSize.ts';
import { smallTargets } from '../../smallTargets.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';
import { visitorOn } from '../../visitorOn.ts';

/** Where text has least room: the width of the window, how its text is set, and the size of letters, in px. */
const smallestViewports = [
  [320, 'plain', 16],
  [390, 'spaced', 16],
  [390, 'plain', 32],
  [1280, 'plain', 32],
] as const;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Languages differ in their words only: the first has the longest ones, and the last reads from right to left. */
const walked = new Set([defaultLanguage, languages.at(-1)?.code ?? defaultLanguage]);

for (const code of walked) {
  for (const [name, flow] of Object.entries(flows)) {
    test(`${name}, in the words of ${code}`, async ({ page }) => {
      await flow(judgeOn(page), code);
    });
  }
}

/** Each state is held against axe, and asked whether it cuts its text where there is least room. */
function judgeOn(page: Page): Visitor {
  return {
    ...visitorOn(page),
    async judge(layer) {
      // A notice stays while the pointer is over it. Elsewhere the pointer must not rest on a button: Escape would close the tooltip with
      // its name first, and the flow expects it to close the layer.
      if (layer === notices) {
        await page.locator('[data-toast]').hover();
      } else {
        await page.mouse.move(0, 0);
      }
      expect.soft(await violations(page, layer)).toEqual([]);
      expect.soft(await page.locator(layer).evaluate(smallTargets), 'lower than a finger needs').toEqual([]);
      await expectWhole(page, layer);
    },
  };
}

async function expectWhole(page: Page, layer: string): Promise<void> {
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
