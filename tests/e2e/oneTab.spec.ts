import { expect, type Page } from 'playwright/test';
import { throttle } from '../../scripts/report/throttle.ts';
import { setLetterSize } from './setLetterSize.ts';
import { test } from './test.ts';

// Tests follow each other in one tab (test.ts). What one of them has done, the next one must not meet.
test.describe.configure({ mode: 'serial' });

const path = '/en/contact';
let first: object;
let steps: number;

/** All that a page can tell of what was done before it. */
async function look(page: Page): Promise<object> {
  await page.goto(path);
  return page.evaluate(async () => ({
    stored: [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    left: ['leftInPage', 'leftInContext'].filter((name) => name in window),
    name: window.name,
    letters: getComputedStyle(document.documentElement).fontSize,
    window: [innerWidth, innerHeight],
    prefers: [
      '(prefers-color-scheme: dark)',
      '(prefers-reduced-motion: reduce)',
      '(forced-colors: active)',
      'print',
    ].filter((query) => matchMedia(query).matches),
    isOffline: !navigator.onLine,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    year: new Date().getFullYear(),
    title: document.title,
    isHovered: document.querySelector('h1:hover') !== null,
    isLate: Boolean(await fetch('/assets/nothing.js').then(({ ok }) => ok)),
  }));
}

test('a test finds a tab that nobody has used', async ({ page }) => {
  first = await look(page);
  steps = await page.evaluate(() => history.length);
  expect(first).toMatchObject({ left: [], name: '', letters: '16px', window: [1280, 720], isOffline: false });
});

test('another one changes all that tests change', async ({ page, context }) => {
  await page.addInitScript(() => Object.assign(window, { leftInPage: true }));
  await context.addInitScript(() => Object.assign(window, { leftInContext: true }));
  await context.route('**/assets/nothing.js', (route) => route.fulfill({ body: '' }));
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<title>', '<title>Changed: ') });
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: new Date('2020-01-01') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.evaluate(async () => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('left', '1');
    await new Promise((resolve) => Object.assign(indexedDB.open('left'), { onsuccess: resolve }));
    window.name = 'left';
  });
  await page.locator('h1').hover();
  await page.emulateMedia({
    media: 'print',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    forcedColors: 'active',
  });
  await context.addCookies([{ name: 'left', value: '1', domain: 'localhost', path: '/' }]);
  await context.newPage();
  await context.setOffline(true);
});

test('the next one finds none of it', async ({ page, context }) => {
  expect(await look(page)).toEqual(first);
  expect(context.pages()).toHaveLength(1);
  // The tab is the same one: this alone stays.
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(steps);
});

test('a slow machine with large letters', async ({ page }) => {
  await throttle(page);
  await setLetterSize(page, 32);
  await page.goto(path);
});

test('is not the machine of the next one', async ({ page }) => {
  expect(await look(page)).toEqual(first);
  // Both go with their tab.
  expect(await page.evaluate(() => history.length)).toBe(steps);
});
