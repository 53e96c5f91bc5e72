import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliases } from '../../content/aliases.ts';
import { company } from '../../content/company.ts';
import { findChromium } from '../../scripts/test/findChromium.ts';
import { site } from '../../site.config.ts';
import { freePort } from '../freePort.ts';

/** What this project has of every site: the engine, and one island to use again. The rest is in `tests/secondSite/site/`. */
const engine = [
  'components/islands/*.{ts,tsx}',
  'components/islands/language/*.ts',
  'components/islands/toasts/*',
  'components/ui/*',
  'content/{builtLanguages,buildDay,colours,consentVersion,defineSite,entryOf,fields,filesRead,headLimits,languages}.ts',
  'content/{parseFacts,publicSettings,splitPath,storedItems,thirdParties}.ts',
  'content/{articles/*,forms/defineForm}.ts',
  'functions/chat-with-ai/chatOptionsFrom.ts',
  'functions/service/*',
  'locales/{format,readWords,usedCharacters}.ts',
  'public/speculation-rules.json',
  'renderer/**',
  'scripts/**',
  '*.{json,ts}',
  '.env.example',
];

let folder: string;
const built = (file: string) => readFileSync(path.join(folder, 'dist/client', file), 'utf8');

function run(script: string, ...options: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined },
    encoding: 'utf8',
  });
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'second-site-'));
  for (const file of globSync(engine, { dot: true })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file));
  }
  cpSync('tests/secondSite/site', folder, { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const { status, stderr } = run('build', '--local', '--host', 'netlify');
  expect(status, stderr).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('its words and facts are checked', () => {
  const { status, stdout } = run('check');
  expect(stdout).toContain('Nothing wrong');
  expect(status).toBe(0);
});

test('a head has its own words, addresses, company and colours', () => {
  const page = built('el/werkstatt.html');
  expect(page).toMatch(/^<!doctype html><html lang="el" dir="ltr">/);
  expect(page).toContain('<title>Το εργαστήριο στο Γκρατς</title>');
  expect(page).toContain('<link rel="canonical" href="https://uhrwerk.example/el/werkstatt">');
  expect(page).toContain('hreflang="de-AT" href="https://uhrwerk.example/werkstatt"');
  expect(page).toContain('<meta property="og:site_name" content="Uhrwerk">');
  expect(page).toContain('<meta name="theme-color" content="#2a1a3e">');
  expect(page).toContain('<link rel="icon" href="/mark.svg" type="image/svg+xml">');
  expect(built('404.html')).toContain('<meta name="robots" content="noindex">');
});

test('the web font is for pages in its script alone', () => {
  expect(built('werkstatt.html')).toContain('font-family:Werkschrift');
  expect(built('el/werkstatt.html')).not.toContain('@font-face');
});

test('the policy allows this site alone: it has neither captcha nor third parties', () => {
  expect(built('index.html')).toContain(
    "connect-src 'self';form-action 'self';base-uri 'none';require-trusted",
  );
});

test('sitemap and Markdown are of its pages; it has no feed and no assistant', () => {
  const addresses = [...built('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.sort()).toEqual(
    ['', '/el', '/el/werkstatt', '/werkstatt'].map((each) => `https://uhrwerk.example${each || '/'}`),
  );
  expect(built('el/werkstatt.md')).toContain('# Το εργαστήριό μας');
  expect(globSync(['client/**/feed.xml', 'functions/**'], { cwd: path.join(folder, 'dist') })).toEqual([]);
});

test('a host gets its redirects and not-found pages', () => {
  expect(readFileSync(path.join(folder, 'dist/hosts/netlify/_redirects'), 'utf8').trim().split('\n')).toEqual(
    [
      '/atelier /werkstatt 301!',
      '/el/atelier /el/werkstatt 301!',
      '/el/* /el/404.html 404',
      '/* /404.html 404',
    ],
  );
});

test('nothing that is built names the company, a page, a font or a colour of the first site', () => {
  const looks = ['schemes', 'tokens'].map((name) => readFileSync(`components/styles/${name}.css`, 'utf8'));
  const pages = globSync('pages/**/+Page.tsx').map((file) => path.dirname(file).slice('pages'.length));
  const names = [
    company.name,
    company.slug,
    site.font.family,
    ...looks.flatMap((css) => css.match(/#[\da-f]{6}/g) ?? []),
    ...[...pages, ...aliases.map(({ from }) => from)].map((address) => `"${address}"`),
  ];
  const files = globSync('dist/{client,hosts}/**/*.{html,css,js,json,txt,xml,md,webmanifest}', {
    cwd: folder,
  });
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

test('it is served, leads visitors to their language, and its islands wake up', async () => {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port) },
  });
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const address = `http://localhost:${port}`;
    while (!(await fetch(address).catch(() => undefined))) await wait(100);
    const page = await browser.newPage({ locale: 'de-AT' });
    await page.goto(`${address}/werkstatt`);
    await page.getByRole('button', { name: 'Noch eine Uhr (0)' }).click();
    await page.getByRole('button', { name: 'Noch eine Uhr (1)' }).waitFor();
    await page.getByRole('region', { name: 'Mitteilungen (F8)' }).getByText('Gezählt').first().waitFor();

    const greek = await browser.newPage({ locale: 'el-GR' });
    await greek.goto(`${address}/werkstatt`);
    await greek.waitForURL(`${address}/el/werkstatt`);
    expect(await greek.getByRole('heading', { level: 1 }).textContent()).toBe('Το εργαστήριό μας');
  } finally {
    await browser.close();
    server.kill('SIGTERM');
  }
});
