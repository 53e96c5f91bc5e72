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
 * The editor's server runs on a copy of the project, so that a test can save words without touching those of anybody.
 * Inside the project, because packages are looked for in the folders above; not in test-results, which Vite does not watch.
 */
const copy = path.resolve('.data/development');
const sources = [...inputs.filter((each) => each !== '.env'), 'package.json', 'tsconfig.json'];
const address = /Local:\s+(http:\/\/\S+?)\/?\s/;
let server: ChildProcess;
/** What the terminal shows. */
let printed = '';
let origin = '';

test.describe.configure({ mode: 'serial' });
// Vite bundles what the browser needs at the first request.
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
    // As if a code editor's debugger were attached: the process that checks the project must not inherit it, or what the debugger prints
    // would count as a fault.
    env: { ...process.env, NODE_OPTIONS: '--inspect=0', PORT: '0', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a process group of its own, so that the end of the tests ends its check too, which would go on writing into the copy.
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

test('an address that leads nowhere shows the not-found page while editing too', async ({ page }) => {
  await page.goto(`${origin}/nowhere`);
  await expect(page.locator('[data-script=notFound]')).toBeVisible();
});

test('a form is answered while editing too', async ({ request }) => {
  const headers = { Accept: 'application/json' };
  const response = await request.post(`${origin}/f/contact`, { data: {}, headers });
  expect(response.status()).toBe(422);
});

test('only this machine is listened to', async () => {
  const { port } = new URL(origin);
  const others = Object.values(networkInterfaces()).flatMap((list = []) => list);
  for (const { address: host } of others.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    await expect(once(connect({ host, port: Number(port) }), 'connect')).rejects.toThrow('ECONNREFUSED');
  }
});

test('a name that another site has given this machine is refused', async ({ request }) => {
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

test('an island that is hydrated is changed in place, one that sleeps shows the change, and another page has no fault then', async ({
  browser,
}) => {
  const page = await open(browser, '/contact');
  const problems: string[] = [];
  page.on('response', (response) => response.status() < 400 || problems.push(response.url()));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const chat = page.locator('x-island[data-name=chat]');
  const title = chat.locator('h2');
  // The key stays in the code, or the check would say over the page that nothing shows the text.
  const island = 'components/islands/chat/Chat.tsx';
  await connected(page, () => change(island, "{t('title')}", "{t('title') && 'Changed asleep'}"));
  await expect(title).toHaveText('Changed asleep');
  await connected(page, () => change(island, "{t('title') && 'Changed asleep'}", "{t('title')}"));
  await expect(title).not.toHaveText('Changed asleep');

  await page.locator('[popovertarget=chat-panel]').first().click();
  await expect(chat).toHaveAttribute('ready', '', patient);
  await chat.locator('textarea').fill('Half a question');
  const undoAwake = change(island, "{t('title')}", "{t('title') && 'Changed awake'}");
  await expect(title).toHaveText('Changed awake', patient);
  await expect(chat.locator('textarea')).toHaveValue('Half a question');
  undoAwake();
  await expect(title).not.toHaveText('Changed awake', patient);

  await page.goto(`${origin}/careers`);
  await expect(page.locator('h1')).toBeVisible();
  expect(problems).toEqual([]);
  await page.context().close();
});

for (const [what, file, from, to, said] of [
  [
    'a file of words that is cut off',
    'locales/fr/blog.json',
    /\}\s*$/,
    '',
    /fr\/blog\.json:\d+ {2}.*the closing } is missing/,
  ],
  [
    'a wrong fact',
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
  // The page may load again for the two changes above, and forgets a click.
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

test('a text is chosen on the page, changed in two languages, and refused where a rule speaks against it', async ({
  browser,
}) => {
  // Each change is checked, and the page is rendered anew for each: three times as long again.
  test.slow();
  const page = await open(browser, '/');
  // The button loads the page again, whose texts can then be chosen.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Texts' }).press('Enter')]);
  const status = page.locator('site-editor output');
  const text = page.locator('main h2').last();
  await text.scrollIntoViewIfNeeded();
  const field = page.getByRole('textbox', { name: nameOf(defaultLanguage) });
  // Until the list of texts has come, a click is the page's own.
  await expect(async () => {
    await text.click();
    await expect(field).toBeVisible({ timeout: 5_000 });
  }).toPass(patient);
  // The page sets spaces and word joiners that the file does not have.
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
  // Two files are written, so the page may be rendered anew twice; a text above that takes a line more or less shifts it.
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

/** @returns a page, once the server can tell it of changes */
async function open(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await connected(page, () => page.goto(`${origin}${path}`));
  return page;
}

/** Does what loads the page, and waits until the server can tell it of changes. */
async function connected(page: Page, load: () => unknown): Promise<void> {
  await Promise.all([
    page.waitForEvent('console', {
      predicate: (message) => message.text().includes('[vite] connected'),
      ...patient,
    }),
    load(),
  ]);
}

/** Changes a file of the copy. @returns what changes it back */
function change(file: string, from: string | RegExp, to: string): () => void {
  const name = path.join(copy, file);
  const before = readFileSync(name, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  // In one step, as code editors save: the server must not read a file that is half written.
  const save = (content: string) => {
    writeFileSync(`${name}~`, content);
    renameSync(`${name}~`, name);
  };
  save(after);
  return () => save(before);
}
