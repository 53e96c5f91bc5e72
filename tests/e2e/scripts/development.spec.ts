import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { violations } from '../violations.ts';

/**
 * The editor's server runs on a copy of the project, so that a test can save words without touching those of anybody.
 * Inside the project, because packages are looked for in the folders above; not in test-results, which Vite does not watch.
 */
const copy = path.resolve('.data/development');
const sources = [
  ...[
    'components',
    'content',
    'functions',
    'locales',
    'pages',
    'public',
    'renderer',
    'scripts',
    '.generated',
  ],
  ...['package.json', 'tsconfig.json', 'vite.config.ts'],
];
let server: ChildProcess;
let origin = '';

test.describe.configure({ mode: 'serial' });
// Vite bundles what the browser needs at the first request.
test.slow();

test.beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const source of sources) cpSync(source, path.join(copy, source), { recursive: true });
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: '4274', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = await printedAddress(server);
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(copy, { recursive: true, force: true });
});

function printedAddress({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
      const [, address] = /Local:\s+(http:\/\/\S+?)\/?\s/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    stdout?.once('end', () => reject(new Error(`npm run dev ended without an address:\n${printed}`)));
  });
}

for (const { prefix, locale } of [
  { prefix: '', locale: 'fr-FR' },
  { prefix: '/en', locale: 'en-GB' },
]) {
  test(`the gallery at ${prefix}/gallery shows every component in both directions, accessibly`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto(`${origin}${prefix}/gallery`);
    await expect(page.locator('main > [dir="ltr"] button')).toHaveCount(55);
    await expect(page.locator('main > [dir="rtl"] button')).toHaveCount(55);
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  test(`an address that leads nowhere under ${prefix}/ shows the not-found page while editing too`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ locale })).newPage();
    await page.goto(`${origin}${prefix}/nowhere`);
    await expect(page.locator('[data-script=notFound]')).toBeVisible();
    await page.context().close();
  });
}

for (const { what, file, from, to } of [
  { what: 'word', file: 'locales/en/home.json', from: '"title": "', to: '"title": "Saved a moment ago: ' },
  {
    what: 'component',
    file: 'components/sections/Hero.tsx',
    from: '<h1>',
    to: "<h1>{'Saved a moment ago: '}",
  },
]) {
  test(`a saved ${what} shows by itself`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    await page.goto(`${origin}/en`);
    await connected;
    const saved = path.join(copy, file);
    writeFileSync(saved, readFileSync(saved, 'utf8').replaceAll(from, to));
    await expect(page.locator('h1')).toContainText('Saved a moment ago');
    await page.context().close();
  });
}
