import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, type Request } from 'playwright/test';
import { gprs, throttle } from '../../../../scripts/report/throttle.ts';
import { gate } from '../../gate.ts';
import { holdCode } from '../../holdCode.ts';
import { test } from '../../test.ts';
import { holdDeadlines } from './holdDeadlines.ts';

/** The first use of a part of a page, done as soon as it is seen. */
interface Use {
  path: string;
  act: (page: Page) => Promise<void>;
  /** Selector of what only the part's own code brings: an answer, a result, a notice. */
  effect: string;
  /** What is posted, once, wherever it goes. */
  posted?: readonly string[];
}

const uses = {
  chat: {
    path: '/',
    async act(page) {
      await page.locator('[aria-controls="chat-panel"]').click();
      await page.locator('#chat-input').fill('Où sont vos bureaux ?');
      await page.locator('#chat-input').press('Enter');
    },
    effect: '#chat-panel [role="log"] a[href*="/about/offices"]',
    posted: ['Où sont vos bureaux ?'],
  },
  newsletter: {
    path: '/',
    async act(page) {
      await page.locator('#newsletter-email').fill('slow@example.com');
      await page.locator('#newsletter-email').press('Enter');
    },
    effect: '[data-toast]',
  },
  contactForm: {
    path: '/contact',
    async act(page) {
      await page.locator('#contact-name').fill('Camille Lente');
      await page.locator('#contact-email').fill('slow@example.com');
      await page.locator('#contact-subject').selectOption({ index: 1 });
      await page.locator('#contact-message').fill('Sur une ligne lente');
      await page.locator('#contact-privacy').check();
      await page.locator('x-island[data-name="contactForm"] [type="submit"]').click();
    },
    effect: '[data-toast]',
    posted: ['Camille Lente', 'slow@example.com', 'Sur une ligne lente'],
  },
} satisfies Record<string, Use>;

const lines: { line: string; name: 'chat' | 'contactForm'; slow: (page: Page) => Promise<unknown> }[] = [
  { line: 'at 100 kbit/s and 700 ms', name: 'chat', slow: (page) => throttle(page, gprs, 1) },
  {
    line: 'each file 4 s late',
    name: 'contactForm',
    slow: (page) =>
      page.route('**/assets/**', async (route) => {
        await wait(4000);
        await route.continue().catch(() => undefined);
      }),
  },
];

for (const { line, name, slow } of lines)
  test(`${line}, ${name}: the first use has its effect, once`, async ({ page }) => {
    test.setTimeout(120_000);
    const { path, act, effect, posted } = uses[name];
    const posts = watchPosts(page);
    await slow(page);
    await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
    await act(page);
    await expect(page.locator(effect).first()).toBeVisible({ timeout: 90_000 });
    await expect(page.locator('#island-failure p')).toBeHidden();
    expect(page.url()).toContain(path);
    await page.waitForTimeout(1000);
    expect(posts).toHaveLength(1);
    for (const text of posted) expect(posts[0]).toContain(text);
  });

/** @returns what the page has sent to a service so far, by itself or by the browser */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  return posts;
}

test.describe('when nothing comes any more', () => {
  test.beforeEach(({ context }) => context.addInitScript(holdDeadlines));
  const pass = (page: Page) => page.evaluate(() => globalThis.passDeadlines());
  const notice = (page: Page) => page.locator('#island-failure p');
  /** A file that comes late is a sign of life: one deadline more. */
  const passUntil = (page: Page, words: string) =>
    expect(async () => {
      await pass(page);
      await expect(notice(page)).toContainText(words, { timeout: 500 });
    }).toPass();

  test('a question is said to take long, then to fail, and is asked once when its code comes after all', async ({
    page,
  }) => {
    const posts = watchPosts(page);
    const code = await holdCode(page);
    const { path, act, effect } = uses.chat;
    await page.goto(path);
    await act(page);
    await pass(page);
    await expect(notice(page)).toHaveText(
      'Le chargement est plus long que d’habitude. Votre demande est conservée.',
    );
    await passUntil(page, 'n’a pas pu être chargée');
    await expect(page.locator('#chat-input')).toHaveValue('Où sont vos bureaux ?');
    await expect(page.locator('#chat-input')).toBeEditable();
    // Whoever tries again has asked once.
    await page.locator('#chat-input').press('Enter');
    code.open();
    await expect(page.locator(effect).first()).toBeVisible();
    await expect(notice(page)).toBeHidden();
    expect(posts).toHaveLength(1);
  });

  test('files that come one by one end no wait', async ({ page }) => {
    const code = await holdCode(page);
    const { path, act, effect } = uses.newsletter;
    await page.goto(path);
    await act(page);
    for (const sign of ['one', 'two', 'three']) {
      await pass(page);
      await page.evaluate(async (each) => (await fetch(`/robots.txt?${each}`)).text(), sign);
    }
    await pass(page);
    await expect(notice(page)).toHaveText(/plus long que d’habitude/);
    expect(page.url()).not.toContain('/contact');
    code.open();
    await expect(page.locator('footer [aria-disabled="true"]')).toBeVisible();
    await pass(page);
    await expect(page.locator(effect)).toBeVisible();
  });

  test('a form that the browser submits is not sent again by code that comes then', async ({ page }) => {
    const posts = watchPosts(page);
    const code = await holdCode(page);
    // The answer to the form is on its way for good.
    await page.route('**/f/*', () => undefined);
    const { path, act, posted } = uses.contactForm;
    await page.goto(path);
    await act(page);
    await pass(page);
    expect(posts).toHaveLength(0);
    // The visitor goes on pressing the button. Playwright can do nothing in a page while it is about to be left.
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('x-island[data-name="contactForm"] [type="submit"]');
      addEventListener('submit', () => setTimeout(() => setInterval(() => button?.click(), 100)), {
        once: true,
      });
    });
    await pass(page);
    await expect.poll(() => posts).toHaveLength(1);
    const sent = new URLSearchParams(posts[0]);
    expect([...sent.values()]).toEqual(expect.arrayContaining([...posted]));
    code.open();
    await page.waitForTimeout(1000);
    expect(posts).toHaveLength(1);
  });
});

test('a click on the cookie preferences before they are parsed opens them', async ({ page, baseURL }) => {
  const rest = gate();
  const server = createServer(async (_request, response) => {
    const html = await (await fetch(`${baseURL}/`)).text();
    const end = html.indexOf('<dialog id="cookie-preferences"');
    expect(end).toBeGreaterThan(0);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(html.slice(0, end));
    await rest.opened;
    response.end(html.slice(end));
  }).listen();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  await page.locator('#cookie-banner [data-consent-choice="customize"]').click();
  rest.open();
  await expect(page.locator('#cookie-preferences')).toBeVisible();
  expect(errors).toEqual([]);
  server.close();
  server.closeAllConnections();
});
