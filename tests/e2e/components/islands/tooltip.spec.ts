import { expect, type Page } from 'playwright/test';
import english from '../../../../locales/en/chatbot.json' with { type: 'json' };
import french from '../../../../locales/fr/chatbot.json' with { type: 'json' };
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const tooltip = (page: Page) => page.locator('.tooltip');

for (const { home, locale, words } of [
  { home: '/', locale: 'fr-FR', words: french },
  { home: '/en', locale: 'en-GB', words: english },
]) {
  test.describe(`tooltips of ${home}`, () => {
    test.use({ locale });

    /** The two icons of the chat's header stand side by side. */
    const closeButton = (page: Page) =>
      page.locator('#chat-panel').getByRole('button', { name: words.close, exact: true });
    const resetButton = (page: Page) =>
      page.locator('#chat-panel').getByRole('button', { name: words.reset, exact: true });

    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await page.goto(home);
      await page.locator('[aria-controls="chat-panel"]').click();
      await expect(page.locator('x-island[data-name="chat"]')).toHaveAttribute('awake', '');
      // There is something to begin anew once something was said.
      await page.route('**/functions/v1/chat-with-ai', (route) =>
        route.fulfill({ json: { response: 'Oui.' } }),
      );
      await page.locator('#chat-input').fill('?');
      await page.keyboard.press('Enter');
      await expect(resetButton(page)).toBeVisible();
      await expect(page.locator('#chat-input')).toBeFocused();
    });

    // Where words play no part, one language is enough.
    if (locale === 'fr-FR')
      test('a resting mouse opens one after 700 ms, its neighbour at once, and both can be pointed at', async ({
        page,
      }) => {
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
        await resetButton(page).hover();
        await page.clock.runFor(690);
        await expect(tooltip(page)).toHaveCount(0);
        await page.clock.runFor(20);
        await expect(tooltip(page)).toHaveText(words.reset);

        await closeButton(page).hover();
        await page.clock.runFor(1);
        await expect(tooltip(page)).toHaveText(words.close);

        await tooltip(page).hover();
        await page.clock.runFor(2000);
        await expect(tooltip(page)).toHaveText(words.close);
        await page.mouse.move(5, 400);
        await page.clock.runFor(200);
        await expect(tooltip(page)).toHaveCount(0);

        await resetButton(page).hover();
        await page.clock.runFor(1);
        await expect(tooltip(page), 'within 300 ms of the last one').toHaveCount(1);
        await page.mouse.move(5, 400);
        await page.clock.runFor(600);
        await resetButton(page).hover();
        await page.clock.runFor(690);
        await expect(tooltip(page), 'later than that').toHaveCount(0);
      });

    if (locale === 'en-GB')
      test('the focus opens one at once, and Escape closes it alone', async ({ page }) => {
        // The log stands between, and can be scrolled by keyboard.
        await expect(async () => {
          await page.keyboard.press('Shift+Tab');
          await expect(closeButton(page)).toBeFocused({ timeout: 100 });
        }).toPass();
        await expect(tooltip(page)).toHaveText(words.close);
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(tooltip(page)).toHaveCount(0);
        await expect(page.locator('#chat-panel')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('#chat-panel')).toBeHidden();
      });
  });
}
