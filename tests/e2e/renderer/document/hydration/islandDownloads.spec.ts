import { expect, type Page } from 'playwright/test';
import { readIslands, readManifest } from '../../../../builtIslands.ts';
import { translationsOf } from '../../../../translationsOf.ts';
import { actEarly, type EarlyUse, earlyUses } from '../../../earlyUses.ts';
import { expectReady, islandOnPage } from '../../../islandOnPage.ts';
import { test } from '../../../test.ts';
import { violations } from '../../../violations.ts';

const islands = readIslands();

const filesOf = (name: string) =>
  islands.filter((island) => island.name === name).flatMap(({ chunks }) => [...chunks]);

/** @returns the files of words of an island of a page, as paths from the site's root without leading slash */
async function wordsFor(page: Page, name: string): Promise<string[]> {
  const texts = await islandOnPage(page, name).getAttribute('translations');
  return texts?.split(' ').map((url) => url.slice(1)) ?? [];
}

/** @returns the files of code that an island has and no other one */
function ownFilesOf(name: string): string[] {
  const others = new Set(islands.filter((each) => each.name !== name).flatMap(({ chunks }) => [...chunks]));
  return filesOf(name).filter((file) => !others.has(file));
}

async function use(page: Page, early: EarlyUse): Promise<void> {
  await page.goto(early.path);
  await actEarly(page, early);
}

const notice = (page: Page) => page.locator('#island-failure p');

// Not of prerendering, which the browser decides: Chromium does none for visitors who save data.
for (const saveData of [false, true]) {
  test(`what a pointer or the focus announces is ${saveData ? 'not ' : ''}fetched where data is ${saveData ? '' : 'not '}saved`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      saveData,
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
    await page.goto('/');
    const ownFiles = [...ownFilesOf('chat'), ...(await wordsFor(page, 'chat'))];
    const ownAsked = () => ownFiles.filter((file) => asked.includes(file)).length;
    const toggle = page.locator('[aria-controls="chat-panel"]');
    await toggle.hover();
    await toggle.focus();
    // Asked for at the first movement, after what the pointer announces: by then the page has asked for that, or never will.
    await expect
      .poll(() => asked)
      .toContain(readManifest()['renderer/document/hydration/firstInput.ts']?.file);
    // One file of code and one of words.
    expect(ownAsked()).toBe(saveData ? 0 : 2);
    await toggle.click();
    await expectReady(page, 'chat');
    expect(ownAsked()).toBe(2);
  });
}

const translationFiles = '**/assets/static/*/*.json';
/** The panel of the chat opens without its code, but nothing in it answers, and there is no form that the browser could submit. */
const chat = earlyUses.find(({ island: name }) => name === 'chat') as EarlyUse;

test('chat: its code blocked, the page says so, and it works once the code can be fetched', async ({
  page,
}) => {
  const logged = logOf(page);
  await page.route('**/assets/chunks/**', (route) => route.abort());
  await use(page, chat);
  await expect(notice(page)).toBeVisible();
  await expect(page.locator(chat.effect)).toBeVisible();
  expect(logged.join('\n')).toMatch(/^failed /m);
  const [said, used] = await Promise.all([
    notice(page).boundingBox(),
    page.locator(chat.control).boundingBox(),
  ]);
  const between = (used?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0);
  expect(between, 'pixels between what was used and the words').toBeCloseTo(8, 0);
  await expect(islandOnPage(page, 'chat')).not.toHaveAttribute('ready');
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/assets/chunks/**');
  // A module that could not be fetched is remembered by the browser until the page is loaded again.
  await page.reload();
  await actEarly(page, chat);
  await expect(page.locator(chat.effect)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('chat: words that could not be fetched are asked for again at the next use', async ({ page }) => {
  const logged = logOf(page);
  await page.route(translationFiles, (route) => route.fulfill({ status: 404 }));
  await use(page, chat);
  await expect.poll(() => logged.join('\n')).toMatch(/^failed /m);
  await page.unroute(translationFiles);
  await page.locator('#chat-panel ul button').first().click();
  await expectReady(page, 'chat');
});

// Forms that the browser submits itself where their island cannot start. A search is shown in the address, an e-mail address never is.
// Without the script of the page: earlyUse.spec.ts.
for (const { field, text, missing, expectedUrl } of [
  {
    field: '#search-query',
    text: 'l’audit & co',
    missing: '**/assets/chunks/*.js',
    expectedUrl: `/search?${new URLSearchParams({ q: 'l’audit & co' })}`,
  },
  {
    field: '#newsletter-email',
    text: 'nom@exemple.fr',
    missing: translationFiles,
    expectedUrl: `/contact?${new URLSearchParams({ subject: translationsOf('fr', 'newsletter').label })}`,
  },
]) {
  test(`${field} without ${missing} leads to ${expectedUrl.split('?')[0]}`, async ({ page }) => {
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await page.locator(field).fill(text);
    await page.locator(field).press('Enter');
    await expect(page).toHaveURL(expectedUrl, { timeout: 15_000 });
  });
}

function logOf(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return logged;
}
