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

/** @returns the translation files of an island of a page, as paths from the site's root without a leading slash */
async function translationFilesFor(page: Page, name: string): Promise<string[]> {
  const texts = await islandOnPage(page, name).getAttribute('translations');
  return texts?.split(' ').map((url) => url.slice(1)) ?? [];
}

/** @returns the code files of an island that no other island has */
function ownFilesOf(name: string): string[] {
  const others = new Set(islands.filter((each) => each.name !== name).flatMap(({ chunks }) => [...chunks]));
  return filesOf(name).filter((file) => !others.has(file));
}

async function use(page: Page, early: EarlyUse): Promise<void> {
  await page.goto(early.path);
  await actEarly(page, early);
}

const notice = (page: Page) => page.locator('#island-failure p');

// Prerendering is not tested, because the browser decides about it: Chromium does none for visitors who save data.
for (const saveData of [false, true]) {
  test(`an island under the pointer or the focus is ${saveData ? 'not ' : ''}fetched before its use by a visitor who ${saveData ? 'saves' : 'does not save'} data`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
      saveData,
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
    await page.goto('/');
    const ownFiles = [...ownFilesOf('chat'), ...(await translationFilesFor(page, 'chat'))];
    const ownAsked = () => ownFiles.filter((file) => asked.includes(file)).length;
    const toggle = page.locator('[aria-controls="chat-panel"]');
    await toggle.hover();
    await toggle.focus();
    // At the first movement, the page requests this file after those of the island. So no further request for the island follows.
    await expect
      .poll(() => asked)
      .toContain(readManifest()['renderer/document/hydration/firstInput.ts']?.file);
    // One file of code and one of translations.
    expect(ownAsked()).toBe(saveData ? 0 : 2);
    await toggle.click();
    await expectReady(page, 'chat');
    expect(ownAsked()).toBe(2);
  });
}

const translationFiles = '**/assets/static/*/*.json';
/** Without code, the chat's panel opens, but no question can be sent: the chat has no form that the browser could submit. */
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
  // A browser that could not fetch a module tries again only after a reload of the page.
  await page.reload();
  await actEarly(page, chat);
  await expect(page.locator(chat.effect)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('chat: translations that could not be fetched are requested again at the next use', async ({ page }) => {
  const logged = logOf(page);
  await page.route(translationFiles, (route) => route.fulfill({ status: 404 }));
  await use(page, chat);
  await expect.poll(() => logged.join('\n')).toMatch(/^failed /m);
  await page.unroute(translationFiles);
  await page.locator('#chat-panel ul button').first().click();
  await expectReady(page, 'chat');
});

// The browser submits these forms when their island cannot start. A search query may appear in the URL, an e-mail address must not.
// earlyUse.spec.ts tests forms without the script of the page.
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
