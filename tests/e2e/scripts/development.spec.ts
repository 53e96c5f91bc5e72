import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { defaultLanguage } from '../../../content/languages.ts';
import { inputs } from '../../../scripts/build/inputs.ts';
import { nameOf } from '../../../scripts/check/problem.ts';
import { otherLanguage } from '../../otherLanguage.ts';

/**
 * The development server runs on a copy of the project, so that tests can change its files. The copy is inside the project, because Node
 * looks for packages in parent folders. It is not in test-results, because Vite does not watch that folder.
 */
const copy = path.resolve('.data/development');
const sources = [...inputs.filter((each) => each !== '.env'), 'package.json', 'tsconfig.json'];
const address = /Local:\s+(http:\/\/\S+?)\/?\s/;
let server: ChildProcess;
let printed = '';
let origin = '';

test.describe.configure({ mode: 'serial' });
// Slow, because at the first request Vite bundles what the browser needs.
test.slow();
/** How long a busy machine may take, in milliseconds. */
const patient = { timeout: 20_000 };

test.beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const source of sources) {
    cpSync(source, path.join(copy, source), { recursive: true });
  }
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: copy,
    // As if a code editor's debugger were attached. The process that checks the project must not inherit `NODE_OPTIONS`: what the debugger
    // prints would count as a fault.
    env: { ...process.env, NODE_OPTIONS: '--inspect=0', PORT: '0', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The new process group lets `afterAll` also end the check that the server has started. The check would otherwise go on writing files.
    detached: true,
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => (printed += chunk));
  }
  await expect(() => expect(printed).toMatch(address)).toPass(patient);
  origin = address.exec(printed)?.[1] ?? '';
});

test.afterAll(async () => {
  const ended = once(server, 'exit');
  if (server.pid) {
    process.kill(-server.pid);
    await ended;
  }
  rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

test('the development server answers an unknown address with the not-found page', async ({ page }) => {
  await page.goto(`${origin}/nowhere`);
  await expect(page.locator('[data-script=notFound]')).toBeVisible();
});

test('the development server answers a form', async ({ request }) => {
  const headers = { Accept: 'application/json' };
  const response = await request.post(`${origin}/f/contact`, { data: {}, headers });
  expect(response.status()).toBe(422);
});

test('other machines cannot connect to the development server', async () => {
  const { port } = new URL(origin);
  const others = Object.values(networkInterfaces()).flatMap((list = []) => list);
  for (const { address: host } of others.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    await expect(once(connect({ host, port: Number(port) }), 'connect')).rejects.toThrow('ECONNREFUSED');
  }
});

test('a request under the host name of another site is refused (DNS rebinding)', async ({ request }) => {
  const headers = { Host: 'rebound.example', 'Sec-Fetch-Site': 'same-origin' };
  expect((await request.get(`${origin}/@editor/texts`, { headers })).status()).toBe(403);
  expect(
    (await request.get(`${origin}/@editor/texts`, { headers: { ...headers, Host: 'localhost' } })).ok(),
  ).toBe(true);
});

for (const [what, file, from, to] of [
  ['word', 'locales/fr/home.json', /(?<="hero": \{[^}]*)"title": "/, '"title": "Saved a moment ago: '],
  ['component', 'components/sections/Hero.tsx', '<h1>', "<h1>{'Saved a moment ago: '}"],
] as const) {
  test(`a saved ${what} shows by itself`, async ({ browser }) => {
    const page = await open(browser, '/');
    const undo = change(file, from, to);
    await expect(page.locator('h1')).toContainText('Saved a moment ago', patient);
    undo();
    // The next change is made only once the page has shown this one.
    await expect(page.locator('h1')).not.toContainText('Saved a moment ago', patient);
    await page.context().close();
  });
}

test('a changed island reloads its page before hydration and is updated in place afterwards, and the next page has no error', async ({
  browser,
}) => {
  const page = await open(browser, '/contact');
  const problems: string[] = [];
  page.on('response', (response) => response.status() < 400 || problems.push(response.url()));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const chat = page.locator('x-island[data-name=chat]');
  const title = chat.locator('h2');
  // The key stays in the code. Otherwise the check would cover the page with the message that no code uses the text.
  const island = 'components/islands/chat/Chat.tsx';
  await connected(page, () => change(island, "{t('title')}", "{t('title') && 'Changed before'}"));
  await expect(title).toHaveText('Changed before');
  await connected(page, () => change(island, "{t('title') && 'Changed before'}", "{t('title')}"));
  await expect(title).not.toHaveText('Changed before');

  await page.locator('[popovertarget=chat-panel]').first().click();
  await expect(chat).toHaveAttribute('ready', '', patient);
  await chat.locator('textarea').fill('Half a question');
  const undo = change(island, "{t('title')}", "{t('title') && 'Changed after'}");
  await expect(title).toHaveText('Changed after', patient);
  await expect(chat.locator('textarea')).toHaveValue('Half a question');
  undo();
  await expect(title).not.toHaveText('Changed after', patient);

  await page.goto(`${origin}/careers`);
  await expect(page.locator('h1')).toBeVisible();
  expect(problems).toEqual([]);
  await page.context().close();
});

for (const [what, file, from, to, said] of [
  [
    'a translation file that is cut off',
    'locales/fr/blog.json',
    /\}\s*$/,
    '',
    /fr\/blog\.json:\d+ {2}.*the closing } is missing/,
  ],
  [
    'a wrong value in the content',
    'content/company.json',
    /(?<="email": ")[^"]+/,
    'x',
    /content\/company\.json:\d+ {2}email/,
  ],
  [
    'a component that throws',
    'components/sections/Hero.tsx',
    'return (',
    "throw Error('No hero');\n  return (",
    /at Hero \(\S+Hero\.tsx:\d+:\d+\)/,
  ],
  [
    'a style sheet with a brace too few',
    'components/styles/base.css',
    /\}\s*$/,
    '',
    /base\.css:\d+:\d+: Missing closing/,
  ],
] as const) {
  test(`${what}: the page and the terminal say where, until it is mended`, async ({ browser }) => {
    const page = await open(browser, '/blog');
    const overlay = page.locator('vite-error-overlay');
    printed = '';
    const mend = change(file, from, to);
    await expect(overlay).toContainText(said, patient);
    await expect(() => expect(stripVTControlCharacters(printed)).toMatch(said)).toPass(patient);
    mend();
    await expect(page.locator('h1')).toBeVisible(patient);
    await expect(overlay).toBeHidden(patient);
    await page.context().close();
  });
}

test('a new island is found once it is listed', async ({ browser }) => {
  const folder = path.join(copy, 'components/islands/counter');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'Counter.tsx'),
    `import { useState } from 'react';
import { defineIsland } from '../../../renderer/islands/defineIsland.ts';
function Counter() {
  const [count, setCount] = useState(0);
  return <button id="counter" type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
export const island = defineIsland({ name: 'counter', Component: Counter, namespaces: ['common'] });`,
  );
  const undoEntry = change(
    'components/islands/entries.ts',
    'chat: () =>',
    "counter: () => import('./counter/Counter.tsx'), chat: () =>",
  );
  const hero = 'components/sections/Hero.tsx';
  const undoImport = change(
    hero,
    'import ',
    `import { Island } from '../../renderer/islands/Island.tsx';
import { island as counter } from '../islands/counter/Counter.tsx';
import `,
  );
  const undoElement = change(hero, '<h1>', '<Island of={counter} when="interaction" /><h1>');
  const page = await open(browser, '/about');
  const button = page.locator('#counter');
  // The changes above may reload the page, and a reload loses the click.
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText('0', { timeout: 5_000 });
  }).toPass(patient);
  await page.context().close();
  undoElement();
  undoImport();
  undoEntry();
  rmSync(folder, { recursive: true });
});

test('a text is chosen on the page and changed in two languages, and a text that breaks a rule is refused', async ({
  browser,
}) => {
  // Triples the time once more, because each change is checked and the page is rendered anew.
  test.slow();
  const page = await open(browser, '/');
  // The button reloads the page with texts that can be chosen.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Texts' }).press('Enter')]);
  const status = page.locator('site-editor output');
  const text = page.locator('main h2').last();
  await text.scrollIntoViewIfNeeded();
  const field = page.getByRole('textbox', { name: nameOf(defaultLanguage) });
  // Until the list of texts has come, a click does what it does on the site.
  await expect(async () => {
    await text.click();
    await expect(field).toBeVisible({ timeout: 5_000 });
  }).toPass(patient);
  // The page adds no-break spaces and word joiners that the file does not have.
  const plain = (value: string | null) => value?.replaceAll('\u2060', '').replaceAll(/\s/g, ' ');
  await expect.poll(async () => plain(await field.inputValue())).toBe(plain(await text.textContent()));
  const scrolled = await page.evaluate(() => scrollY);

  await field.fill('Un mot <b>gras</b>');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(status).toContainText(
    new RegExp(`locales/${defaultLanguage}/home\\.json:\\d+ {2}\\S+ holds <b>`),
    patient,
  );

  await field.fill('Écrit dans la page');
  if (otherLanguage) {
    await page.getByRole('textbox', { name: nameOf(otherLanguage.code) }).fill('Written on the page');
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(text).toContainText('Écrit dans la page', patient);
  // The page must keep its scroll position, up to one line. Two files are saved, so it may be rendered twice.
  await expect
    .poll(
      () => page.evaluate((before) => Math.abs(scrollY - before), scrolled).catch(() => Infinity),
      patient,
    )
    .toBeLessThan(50);
  if (otherLanguage) {
    const file = path.join(copy, `locales/${otherLanguage.code}/home.json`);
    expect(readFileSync(file, 'utf8')).toContain('"Written on the page"');
  }
  await page.context().close();
});

/** Opens a page. @returns the page, once it is connected to the server and so learns of changes */
async function open(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await connected(page, () => page.goto(`${origin}${path}`));
  return page;
}

/** Calls `load`, which loads the page, and waits until the page is connected to the server. */
async function connected(page: Page, load: () => unknown): Promise<void> {
  await Promise.all([
    page.waitForEvent('console', {
      predicate: (message) => message.text().includes('[vite] connected'),
      ...patient,
    }),
    load(),
  ]);
}

/** Changes a file of the copy. @returns a function that undoes the change */
function change(file: string, from: string | RegExp, to: string): () => void {
  const name = path.join(copy, file);
  const before = readFileSync(name, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  // Saved in one step, as code editors do: the server must not read a file that is half written.
  const save = (content: string) => {
    writeFileSync(`${name}~`, content);
    renameSync(`${name}~`, name);
  };
  save(after);
  return () => save(before);
}
