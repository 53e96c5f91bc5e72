import { expect, type Locator, type Page } from 'playwright/test';
import { toastConfigurations } from '../../../../components/islands/toasts/toastConfigurations.ts';
import { progressTimeoutMs } from '../../../../renderer/islands/loadProgress.ts';
import { readManifest } from '../../../builtIslands.ts';
import { translationsOf } from '../../../translationsOf.ts';
import { ignorePointer } from '../../ignorePointer.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const texts = translationsOf('fr', 'toasts');
const { title } = translationsOf('fr', 'newsletter').toast;

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const cards = (page: Page) => page.locator('[data-toast]');

/** Opens a page, hydrates its newsletter and its toasts, and stops its clock. */
async function open(page: Page, path = '/'): Promise<void> {
  await refuseCookies(page);
  await page.clock.install();
  await page.goto(path);
  await page.evaluate(() => {
    for (const name of ['newsletter', 'toasts']) {
      // As the loader does (`renderer/document/hydration/capture.ts`).
      hydration.start?.(document.querySelector(`x-island[data-name="${name}"]`) as HTMLElement);
    }
  });
  await expect(page.locator('x-island[ready]')).toHaveCount(2);
  await pause(page);
}

const field = (page: Page) => page.locator('#newsletter-email');

async function subscribe(page: Page): Promise<void> {
  await field(page).fill('nom@exemple.fr');
  await field(page).press('Enter');
  await expect(field(page)).toHaveJSProperty('readOnly', true);
}

/** Subscribes to the newsletter, which pretends to send for 1.5 s and then says so in a toast. */
async function raiseToast(page: Page): Promise<void> {
  await subscribe(page);
  await page.clock.runFor(1500);
  await expect(field(page)).toHaveValue('');
}

async function expectGone(page: Page): Promise<void> {
  await expect(cards(page)).toHaveCSS('pointer-events', 'none');
  await page.clock.runFor(250);
  await expect(cards(page)).toHaveCount(0);
}

/** A live region of the toasts: in `polite` a text waits for its turn, in `assertive` it interrupts. */
const said = (page: Page, live: 'polite' | 'assertive') =>
  page.locator(`[data-name="toasts"] [aria-live="${live}"]`);

/** Lets the clock run, because axe needs it. Before the call, put the pointer or the focus on the toast, so that it stays. */
async function violationsOfToasts(page: Page): Promise<string[]> {
  await page.clock.resume();
  const found = await violations(page, '#toasts');
  await pause(page);
  return found;
}

/** Stops the clock of the page a second from now: it cannot be stopped in the past. */
async function pause(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

async function swipe(page: Page, card: Locator, pixels: number): Promise<void> {
  const box = await card.boundingBox();
  if (!box) {
    throw new Error('There is no toast to swipe.');
  }
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
}

test('a toast is announced once, stays under pointer or focus, and goes 5 s later', async ({ page }) => {
  await open(page);
  await raiseToast(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(title);
  await page.clock.runFor(100);
  await expect(said(page, 'polite')).toContainText(title);
  await page.clock.runFor(1000);
  await expect(said(page, 'polite')).toBeEmpty();

  await cards(page).hover();
  expect(await violationsOfToasts(page)).toEqual([]);
  await page.clock.runFor(20_000);
  await expect(cards(page)).toHaveCount(1);
  // F8 moves the focus to the toasts before the pointer leaves them. The toast's time must not run while either is on them.
  await page.keyboard.press('F8');
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(cards(page)).toHaveCount(1);
  await field(page).focus();
  await page.clock.runFor(3800);
  await expect(cards(page)).toHaveCount(1);
  await page.clock.runFor(400);
  await expectGone(page);
});

test('by keyboard: F8 leads to the toasts, Escape and the button close one, the focus goes back', async ({
  page,
}) => {
  await ignorePointer(page);
  await open(page);
  await page.locator('#main').focus();
  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await expect(page.getByText(texts.empty)).toBeVisible();
  expect(await violationsOfToasts(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByText(texts.empty)).toBeHidden();

  await raiseToast(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const button = region(page).getByRole('button', { name: texts.close });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expectGone(page);
  await expect(field(page)).toBeFocused();

  await raiseToast(page);
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectGone(page);
  await expect(field(page)).toBeFocused();
});

// The unit test of `shownToasts` checks how many are shown.
test('a toast replaces the one before, and goes when it is swiped forwards far enough', async ({ page }) => {
  const { swipe: threshold } = toastConfigurations.single;
  await open(page);
  await raiseToast(page);
  await raiseToast(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toHaveCSS('width', '356px');
  for (const pixels of [threshold - 5, -threshold - 5]) {
    await swipe(page, cards(page), pixels);
    await page.clock.runFor(250);
    await expect(cards(page)).toHaveCount(1);
  }
  await swipe(page, cards(page), threshold + 5);
  await page.clock.runFor(150);
  await expect(cards(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(cards(page)).toHaveCount(0);
});

test('F8 reaches the region before any island is hydrated', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await expect(page.locator('x-island[data-name="toasts"][ready]')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('#main')).toBeFocused();
});

test('the time of a toast does not run in a hidden window', async ({ page }) => {
  await open(page);
  await raiseToast(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(60_000);
  await expect(cards(page)).toHaveCount(1);
  await setHidden(false);
  await page.clock.runFor(5100);
  await expectGone(page);
});

test('a failure interrupts the screen reader, and looks like an error', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await open(page, '/blog/automatiser-les-tests-par-ou-commencer');
  await page.locator('[data-copy]').click();
  await expect(cards(page)).toHaveAttribute('data-toast', 'destructive');
  await page.clock.runFor(100);
  await expect(said(page, 'assertive')).not.toBeEmpty();
  await expect(said(page, 'polite')).toBeEmpty();
  await cards(page).hover();
  expect(await violationsOfToasts(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await violationsOfToasts(page)).toEqual([]);
});

test('a notice is shown even if the code of the toasts never comes', async ({ page }) => {
  await page.clock.install();
  // The request for the code of the toasts is never answered.
  await page.route(`**/${readManifest()['components/islands/toasts/Toasts.tsx']?.file}`, () => {});
  await page.goto('/');
  await subscribe(page);
  await pause(page);
  await page.clock.runFor(1500);
  await expect(field(page)).toHaveValue('');
  const notice = page.locator('#island-failure p');
  await expect(notice).toBeHidden();
  await page.clock.runFor(2 * progressTimeoutMs);
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(title);
});

/** Raises a toast while a modal dialog is open, which makes all else inert. @returns the dialog, which then contains the toast */
async function raiseOverDialog(page: Page): Promise<Locator> {
  await open(page);
  await subscribe(page);
  await page.locator('footer [data-consent-choice="customize"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.clock.runFor(1500);
  await expect(dialog.locator(cards(page))).toBeVisible();
  await page.clock.runFor(100);
  await expect(dialog.locator('[data-name="toasts"] [aria-live="polite"]')).toContainText(title);
  return dialog;
}

test('a toast over a modal dialog is announced, reached and closed; the dialog stays', async ({ page }) => {
  const dialog = await raiseOverDialog(page);
  await page.keyboard.press('F8');
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectGone(page);
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('when a modal dialog closes, a toast in it moves back to the page', async ({ page }) => {
  const dialog = await raiseOverDialog(page);
  await dialog.evaluate((element: HTMLDialogElement) => element.close());
  await expect(page.locator('body > x-island').locator(cards(page))).toBeVisible();
});

test('when a modal dialog opens, a toast moves into it', async ({ page }) => {
  await open(page);
  await raiseToast(page);
  await page.locator('footer [data-consent-choice="customize"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator(cards(page)).getByRole('button').click();
  await expectGone(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a toast does not cover what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await field(page).evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 140));
  await raiseToast(page);
  await expect(field(page)).toBeFocused();
  const [focused, toast] = await Promise.all([field(page).boundingBox(), cards(page).boundingBox()]);
  if (!focused || !toast) {
    throw new Error('The field or the toast cannot be seen.');
  }
  expect(toast.y > focused.y + focused.height || toast.y + toast.height < focused.y).toBe(true);
});
