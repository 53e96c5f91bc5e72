import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import puppeteer, { type LaunchOptions, type Page, TimeoutError } from 'puppeteer-core';
import { globSync } from 'tinyglobby';
import { expect } from 'vitest';
import { enginePrograms, findFullChromium } from '../../scripts/test/programs.ts';
import { freePort } from '../freePort.ts';

const language = 'fr-FR';

export interface Point {
  x: number;
  y: number;
}

/** A running browser with one window, and what a visitor can do in it. */
export interface Engine {
  version: string;
  open(url: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Calls a function in the page. It is sent as text, so it can use nothing but its arguments. */
  run<Result>(read: (...texts: string[]) => Result, ...given: string[]): Promise<Result>;
  /** Moves the mouse, in CSS pixels of the window. */
  moveTo(point: Point): Promise<unknown>;
  /** Clicks where the mouse is. */
  pressButton(): Promise<unknown>;
  type(text: string): Promise<unknown>;
  press(key: 'Enter' | 'Escape'): Promise<unknown>;
  /** Whether the browser still runs: one of its processes may have crashed. */
  isThere(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Starts Debian's Firefox, by WebDriver BiDi. */
export function startFirefox(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  return startWithPuppeteer(folder, {
    browser: 'firefox',
    executablePath: enginePrograms.firefox,
    extraPrefsFirefox: { 'intl.accept_languages': language },
  });
}

/** Starts Chromium with prerendering, which Playwright switches off (`Page.setPrerenderingAllowed`). */
export function startChromium(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  return startWithPuppeteer(folder, {
    executablePath: findFullChromium() ?? '',
    args: [`--accept-lang=${language}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

const openingTimeoutMs = 5000;

function ignoreTimeout(error: unknown): void {
  if (!(error instanceof TimeoutError)) {
    throw error;
  }
}

async function startWithPuppeteer(folder: string, options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, env: { ...process.env, HOME: folder } });
  let page: Page = (await browser.pages())[0] ?? (await browser.newPage());
  return {
    version: await browser.version(),
    // In Firefox, Puppeteer's wait does not end when a page redirects to another language, so its timeout is ignored.
    open: (url) =>
      page.goto(url, { waitUntil: 'domcontentloaded', timeout: openingTimeoutMs }).catch(ignoreTimeout),
    resize: (width, height) => page.setViewport({ width, height }),
    async run<Result>(read: (...texts: string[]) => Result, ...given: string[]) {
      if (page.mainFrame().detached) {
        // Puppeteer can lose a prerendered page when it is shown. A new connection finds it.
        const again = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
        page = (await again.pages())[0] ?? page;
      }
      return (await page.evaluate(read, ...given)) as Result;
    },
    moveTo: ({ x, y }) => page.mouse.move(x, y),
    async pressButton() {
      await page.mouse.down();
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    isThere: async () => browser.connected && !page.isClosed(),
    async stop() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts MiniBrowser, the test browser of WebKitGTK, by WebDriver on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const [binary = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', { absolute: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  // MiniBrowser takes the language from the system's locale. A bare system has only "C", which is linked under the name of the language.
  const locale = language.replace('-', '_');
  symlinkSync('/usr/lib/locale/C.utf8', path.join(folder, `${locale}.utf8`));
  const screenOptions = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(enginePrograms.screen, screenOptions, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = await once(createInterface(screen.stdout), 'line');
  const environment = { DISPLAY: `:${display}`, HOME: folder, LOCPATH: folder, LC_ALL: `${locale}.UTF-8` };
  const port = await freePort();
  const driver = spawn(enginePrograms.webkitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await expect
    .poll(() => fetch(`${driverUrl}/status`).catch(() => undefined), { timeout: 30_000 })
    .toBeDefined();
  const options = { binary, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId, capabilities } = await command<NewSession>('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch },
  });
  const session = `${driverUrl}/session/${sessionId}`;
  const post = <Value>(name: string, body: object) => command<Value>('POST', `${session}/${name}`, body);
  const pointer = (...actions: object[]) =>
    post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value })));
    return post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url) => post('url', { url }),
    resize: (width, height) => post('window/rect', { width, height, x: 0, y: 0 }),
    run: <Result>(read: (...texts: string[]) => Result, ...args: string[]) =>
      post<Result>('execute/sync', { script: `return (${read})(...arguments)`, args }),
    moveTo: (point) => pointer({ type: 'pointerMove', ...point, duration: 0 }),
    pressButton: () => pointer({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    type,
    press: (key) => type(webDriverKeys[key]),
    isThere: () => command('GET', `${session}/title`).then(Boolean, () => false),
    async stop() {
      await command('DELETE', session).catch(() => undefined);
      await Promise.all([driver, screen].map(end));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** WebDriver's codes for keys that are no characters. */
const webDriverKeys = { Enter: '\uE007', Escape: '\uE00C' };

interface NewSession {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
}

/** Sends a command of WebDriver (https://www.w3.org/TR/webdriver2/#endpoints). @throws Error with the browser's message if it fails */
async function command<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) {
    throw new Error(`${value.error}: ${value.message}`);
  }
  return value;
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode === null && process.signalCode === null) {
    process.kill();
    await once(process, 'exit');
  }
}
