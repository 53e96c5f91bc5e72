import { expect } from 'playwright/test';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';
import { ChatOnPage } from './ChatOnPage.ts';

/** A visit to the open chat, whose header has two icons side by side once something was said. */
const visit = test.extend<{ chat: ChatOnPage }>({
  chat: async ({ page }, use) => {
    await page.clock.install();
    const chat = new ChatOnPage(page);
    await chat.answers('Oui.');
    await chat.open();
    await chat.isReady();
    await chat.ask('?');
    await expect(chat.button('reset')).toBeVisible();
    await expect(chat.input).toBeFocused();
    await use(chat);
  },
});

visit(
  'a resting mouse opens a tooltip after 700 ms, the neighbour’s at once, and a tooltip can be pointed at',
  async ({ page, chat }) => {
    const tooltip = page.locator('.tooltip');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await chat.button('reset').hover();
    await page.clock.runFor(690);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText(chat.texts.reset);

    await chat.button('close').hover();
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText(chat.texts.close);

    await tooltip.hover();
    await page.clock.runFor(2000);
    await expect(tooltip).toHaveText(chat.texts.close);
    await page.mouse.move(5, 400);
    await page.clock.runFor(200);
    await expect(tooltip).toHaveCount(0);

    await chat.button('reset').hover();
    await page.clock.runFor(1);
    await expect(tooltip, 'within 300 ms of the last one').toHaveCount(1);
    await page.mouse.move(5, 400);
    await page.clock.runFor(600);
    await chat.button('reset').hover();
    await page.clock.runFor(690);
    await expect(tooltip, 'later than that').toHaveCount(0);
  },
);

visit('the focus opens a tooltip at once, and Escape closes only the tooltip', async ({ page, chat }) => {
  const tooltip = page.locator('.tooltip');
  // The log is between the input and the button. It is a Tab stop, because it can be scrolled by keyboard.
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(chat.button('close')).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(tooltip).toHaveText(chat.texts.close);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(chat.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
});
