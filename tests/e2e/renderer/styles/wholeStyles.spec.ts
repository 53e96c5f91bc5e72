import { spawnSync } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { kindsOfPages } from '../../../../scripts/kindsOfPages.ts';
import { createSiteServer } from '../../../../scripts/serve/createSiteServer.ts';
import { differences } from './differences.ts';

/*
 * A built document has the rules of its own markup, under short names. Here each kind of page, and each state of each
 * island, looks as with the whole style sheet under its long names: computed styles are equal, element by element.
 */

// The reference is built once, by the one worker that asks for it.
test.describe.configure({ mode: 'default' });

const widths = [1280, 390];
const chatFunction = '**/functions/v1/chat-with-ai';
const reference = { folder: 'test-results/whole-styles', origin: '' };
let server: Server;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'buildWithWholeStyles.ts'), reference.folder],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  expect(status, stderr).toBe(0);
  server = createSiteServer({ folder: `${reference.folder}/client` });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  reference.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Two tabs whose services answer; a font that comes early in one and late in the other would be a difference. */
async function openTabs(browser: Browser): Promise<readonly [Page, Page]> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  await context.route('**/*.woff2', (route) => route.abort());
  await context.route('**/recaptcha/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.grecaptcha = { ready: (go) => go(), execute: async () => "token" }',
    }),
  );
  await context.route('**/f/*', (route) => route.fulfill({ json: {} }));
  await context.route(chatFunction, (route) =>
    route.fulfill({ json: { response: 'Ici.\n\n- [Lille](/about/offices)\n- **Lyon**' } }),
  );
  return [await context.newPage(), await context.newPage()];
}

/** Opens a page in both tabs, brings it into a state, and compares at each width. */
async function compare(
  [built, whole]: readonly [Page, Page],
  addresses: readonly [string, string],
  act: (page: Page) => Promise<unknown>,
  at = widths,
): Promise<void> {
  for (const [index, width] of at.entries()) {
    for (const page of [built, whole]) await page.setViewportSize({ width, height: 844 });
    if (index === 0) {
      await Promise.all([built.goto(addresses[0]), whole.goto(addresses[1])]);
      await Promise.all([act(built), act(whole)]);
    }
    // What moves under a pointer at rest is hovered sooner or later.
    for (const page of [built, whole]) await page.mouse.move(0, 0);
    // One of the two may still be waking up; what differs for good differs then too.
    await expect
      .poll(() => differences(built, whole, { ofWidth: index > 0 }), {
        message: `${width} px wide`,
        timeout: 5_000,
      })
      .toEqual([]);
  }
}

test.describe('each kind of page', () => {
  let tabs: readonly [Page, Page];
  test.beforeAll(async ({ browser }) => {
    tabs = await openTabs(browser);
  });
  test.afterAll(() => tabs[0].context().close());

  for (const url of [...kindsOfPages(), '/en']) {
    test(`${url} looks as with all styles`, async ({ baseURL }) => {
      await compare(tabs, [new URL(url, baseURL).href, reference.origin + url], async () => {});
    });
  }
});

const dialog = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 });
const toast = (page: Page) => page.locator('[data-toast]');

/** The focus keeps a toast where it is. */
async function holdToast(page: Page): Promise<void> {
  await toast(page).waitFor();
  await page.keyboard.press('F8');
}

async function openChat(page: Page): Promise<void> {
  await page.locator('[aria-controls="chat-panel"]').click();
  await page.locator('x-island[data-name="chat"][awake]').waitFor({ state: 'attached' });
  await expect(page.locator('#chat-input')).toBeFocused();
}

async function ask(page: Page): Promise<void> {
  await openChat(page);
  await page.locator('#chat-input').fill('Où ?');
  await page.keyboard.press('Enter');
}

async function fillContact(page: Page): Promise<void> {
  for (const name of ['name', 'message']) await page.locator(`#contact-${name}`).fill('Ada');
  await page.locator('#contact-email').fill('ada@example.com');
  await page.locator('#contact-subject').selectOption({ index: 1 });
  await page.locator('#contact-privacy').check();
  await page.locator('x-island[data-name="contactForm"][awake]').waitFor({ state: 'attached' });
  await page.locator('x-island[data-name="contactForm"] button[type="submit"]').click();
}

async function openCommunity(page: Page): Promise<void> {
  await page.locator('x-island[data-name="communityJoin"] button').first().click();
  await dialog(page).waitFor();
}

interface State {
  what: string;
  url?: string;
  /** Where it can be seen; it lasts when the window is made narrower. */
  at?: number[];
  act: (page: Page) => Promise<unknown>;
}

const article = '/blog/automatiser-les-tests-par-ou-commencer';

const states: readonly State[] = [
  {
    what: 'a menu that is open',
    at: [1280],
    act: (page) => page.locator('header summary').first().press('Enter'),
  },
  { what: 'the languages', at: [1280], act: (page) => page.locator('header summary').last().press('Enter') },
  {
    what: 'the menu of a phone',
    at: [390],
    async act(page) {
      await page.locator('header').getByRole('button', { name: 'Menu' }).click();
      await page.locator('#site-menu summary').first().click();
    },
  },
  {
    what: 'the choices of cookies',
    async act(page) {
      await page.getByRole('button', { name: 'Gérer les cookies' }).click();
      await dialog(page).waitFor();
      await page.getByRole('switch').nth(1).click();
    },
  },
  { what: 'the chat', act: openChat },
  {
    what: 'an answer in the chat',
    async act(page) {
      await ask(page);
      await page.locator('#chat-panel').getByRole('link', { name: 'Lille' }).waitFor();
    },
  },
  {
    what: 'a tooltip',
    at: [1280],
    async act(page) {
      await openChat(page);
      await page.keyboard.press('Shift+Tab');
      await page.locator('#chat-panel').getByRole('button', { name: 'Fermer' }).focus();
      await page.locator('.tooltip').waitFor();
    },
  },
  {
    what: 'a chat whose service fails, and its toast',
    async act(page) {
      await page.route(chatFunction, (route) => route.fulfill({ status: 500 }));
      await ask(page);
      await toast(page).waitFor();
      await expect(page.locator('#chat-input')).toBeFocused();
      await holdToast(page);
    },
  },
  {
    what: 'results of a search',
    async act(page) {
      await page.locator('#search-query').fill('SECURITE');
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
    },
  },
  {
    what: 'a search without results',
    url: '/search?q=nothing-of-the-kind',
    act: (page) => dialog(page).waitFor(),
  },
  {
    what: 'the newsletter with an error',
    async act(page) {
      await page.locator('#newsletter-email').fill('vous@');
      await page.locator('x-island[data-name="newsletter"][awake]').waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      await page.locator('#newsletter-email[aria-invalid="true"]').waitFor();
    },
  },
  {
    what: 'the newsletter and its toast',
    async act(page) {
      await page.locator('#newsletter-email').fill('nom@exemple.fr');
      await page.keyboard.press('Enter');
      await holdToast(page);
    },
  },
  {
    what: 'the errors of the contact form',
    url: '/contact',
    async act(page) {
      await page.locator('#contact-name').fill(' ');
      await page.locator('x-island[data-name="contactForm"][awake]').waitFor({ state: 'attached' });
      await page.locator('x-island[data-name="contactForm"] button[type="submit"]').click();
      await page.locator('#contact-name[aria-invalid="true"]').waitFor();
    },
  },
  {
    what: 'a message that was sent',
    url: '/contact',
    async act(page) {
      await fillContact(page);
      await holdToast(page);
    },
  },
  {
    what: 'a message that could not be sent',
    url: '/contact',
    async act(page) {
      await page.route('**/f/*', (route) => route.fulfill({ status: 500 }));
      await fillContact(page);
      await holdToast(page);
    },
  },
  {
    what: 'a contact form that was prefilled',
    url: '/contact?subject=Testeur+SAP&type=sap_tester&from=consultants',
    act: (page) => page.locator('x-island[data-name="contactForm"][awake]').waitFor({ state: 'attached' }),
  },
  { what: 'the dialog of the community', url: '/community', act: openCommunity },
  {
    what: 'the errors in that dialog',
    url: '/community',
    async act(page) {
      await openCommunity(page);
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await page.locator('#join-name[aria-invalid="true"]').waitFor();
    },
  },
  {
    what: 'the other tab',
    url: '/community',
    act: (page) => page.getByRole('tab', { name: 'Blog' }).click(),
  },
  {
    what: 'an article that is liked, and the notice under its comments',
    url: article,
    async act(page) {
      await page.locator('[data-toggle]').first().click();
      await page.locator('[data-toggle][aria-pressed="true"]').waitFor();
      await page.locator('#comments summary').click();
    },
  },
  { what: 'the agencies', url: '/about/offices', act: (page) => page.locator('#agencies summary').click() },
  {
    what: 'an island whose code cannot be fetched',
    async act(page) {
      await page.route('**/assets/chunks/**', (route) => route.abort());
      await page.locator('[aria-controls="chat-panel"]').click();
      await page.locator('#island-failure p').waitFor();
    },
  },
];

test.describe('each state', () => {
  let tabs: readonly [Page, Page];
  test.beforeAll(async ({ browser }) => {
    tabs = await openTabs(browser);
    await tabs[0].context().addInitScript(beNewHere);
  });
  test.afterEach(() => Promise.all(tabs.map((page) => page.unrouteAll())));
  test.afterAll(() => tabs[0].context().close());

  for (const { what, url = '/', at, act } of states) {
    test(`${what}: looks as with all styles`, async ({ baseURL }) => {
      await compare(tabs, [new URL(url, baseURL).href, reference.origin + url], act, at);
    });
  }
});

/** A visitor who has refused cookies and done nothing else. */
function beNewHere(): void {
  sessionStorage.clear();
  localStorage.setItem(
    'cookieConsent',
    '{"necessary":true,"analytics":false,"marketing":false,"functional":false}',
  );
}
