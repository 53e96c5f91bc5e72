import { expect, type Page } from 'playwright/test';
import { urlOf } from '../../../../content/languages.ts';
import { cutText } from '../../cutText.ts';
import { setLetterSize } from '../../setLetterSize.ts';
import { test } from '../../test.ts';
import { answerWith, endpoint } from './ChatOnPage.ts';

/** Width and height of a window, how its text is set, and how large letters are: where they have least room. */
const leastRoom = [
  [320, 'plain', 16],
  [390, 'spaced', 16],
  [390, 'plain', 32],
  [1280, 'plain', 32],
] as const;

const answer =
  'Neuilly-sur-Seine, Lille, Lyon.\n\n- [Les agences, le bureau de Tunis et leurs horaires](/about/offices)\n- contact@eprouva.example\n- +33 1 99 00 00 00';

test.use({ viewport: { width: 390, height: 844 } });

/** The longest words, and the other direction. */
for (const code of ['fr', 'ar'] as const) {
  test(`no state of an island cuts its text in ${code}`, async ({ page }) => {
    await page.route(endpoint, answerWith(answer));
    await page.goto(urlOf(code, '/'));
    await expectWhole(page, 'the question about cookies', '#cookie-banner');
    await page.locator('#cookie-banner [data-consent-choice="customize"]').click();
    await expectWhole(page, 'the choice of cookies', 'dialog:modal');
    await page.keyboard.press('Escape');
    await page.locator('#cookie-banner [data-consent-choice="necessary"]').click();

    await page.locator('header [popovertarget="site-menu"]').first().click();
    for (const menu of await page.locator('#site-menu summary').all()) {
      await menu.click();
      await expectWhole(page, 'the menu', '#site-menu');
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.locator('[aria-controls="chat-panel"]').click();
    await expectWhole(page, 'the chat', '#chat-panel');
    await page.locator('#chat-input').fill('Performance, 150 %, contact@exemple.example ?');
    await page.keyboard.press('Enter');
    await expect(page.locator('#chat-panel [role="log"] a').first()).toBeVisible();
    await expectWhole(page, 'the chat with an answer', '#chat-panel');
    // It rests on a button whose name Escape would close first (WCAG 2.2 1.4.13).
    await page.mouse.move(0, 0);
    await expect(page.locator('.tooltip')).toBeHidden();
    await page.keyboard.press('Escape');

    await page.locator('#search-query').fill('test');
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog:modal a').first()).toBeVisible();
    await expectWhole(page, 'the results of a search', 'dialog:modal');

    await page.goto(urlOf(code, '/contact'));
    await page.locator('#message form [type="submit"]').click();
    await expect(page.locator('#contact-problem-title')).toBeVisible();
    await expectWhole(page, 'the contact form with its faults', '#message');
    for (const name of ['name', 'email', 'message'])
      await page.locator(`#contact-${name}`).fill('ada@example.com');
    await page.locator('#contact-subject').selectOption({ index: 1 });
    await page.locator('#message form [type="submit"]').click();
    await expect(page.locator('[data-toast]')).toBeVisible();
    await page.locator('[data-toast]').hover();
    await expectWhole(page, 'a notice', '#toasts');

    await page.goto(urlOf(code, '/community'));
    await page.locator('x-island[data-name="communityJoin"] button').first().click();
    await page.locator('dialog:modal [type="submit"]').click();
    await expect(page.locator('#join-problem-title')).toBeVisible();
    await expectWhole(page, 'the request to join with its faults', 'dialog:modal');
  });
}

async function expectWhole(page: Page, what: string, layer: string): Promise<void> {
  await expect(page.locator(layer), what).toBeVisible();
  let letters = 16;
  for (const [width, setting, size] of leastRoom) {
    await page.setViewportSize({ width, height: 844 });
    if (size !== letters) await setLetterSize(page, size);
    letters = size;
    if (!(await page.locator(layer).isVisible())) continue;
    const where = `${what} at ${width}, ${setting}, with letters of ${size} px`;
    expect.soft(await cutText(page, setting, layer), where).toEqual([]);
    expect
      .soft(
        await page.locator(layer).evaluate((box) => box.scrollWidth - box.clientWidth),
        `${where}: too wide`,
      )
      .toBeLessThanOrEqual(0);
  }
  await setLetterSize(page, 16);
  await page.setViewportSize({ width: 390, height: 844 });
}
