import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import { findFullChromium } from '../../scripts/test/findChromium.ts';
import { enginePrograms } from '../../scripts/test/installPrograms.ts';
import { freePort } from '../freePort.ts';

/** With which settings of the browser somebody comes. */
export interface Settings {
  language: 'fr-FR' | 'en-GB';
  scripts: boolean;
}

/** What of WebDriver is used (W3C, "WebDriver", "Endpoints"), by the name that Firefox has for it. */
const endpoints = {
  NewSession: 'session',
  Navigate: 'url',
  SetWindowRect: 'window/rect',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
};

/** Asks a browser. What it answers is the protocol's; no more of it is used than is named where it is asked. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Ask = (command: keyof typeof endpoints, parameters: object) => Promise<any>;

interface Connection {
  ask: Ask;
  /** Ends the browser that a driver has started: a driver that is killed may leave it running. */
  quit?: () => Promise<unknown>;
  /** Processes to end, the last first. */
  processes: ChildProcess[];
  /** Holds the browser's profile. */
  folder: string;
  capabilities: object;
}

/** Firefox, asked without a driver between the two: it understands WebDriver's commands itself ("Marionette", in its source's documentation). */
export async function connectFirefox({ language, scripts }: Settings): Promise<Connection> {
  const folder = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const preferences = {
    'marionette.port': port,
    'intl.accept_languages': language,
    'javascript.enabled': scripts,
    'browser.startup.page': 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    // It looks for nothing elsewhere while a test waits.
    'app.normandy.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const options = ['--headless', '--no-remote', '--marionette', '--profile', folder];
  const environment = { ...process.env, HOME: folder };
  const browser = spawn(enginePrograms.firefox, options, { stdio: 'ignore', env: environment });
  const socket = await retry(async () => {
    const opened = connect(port, '127.0.0.1');
    await once(opened, 'connect');
    return opened;
  });
  return { ask: askBySocket(socket), processes: [browser], folder, capabilities: {} };
}

type Message = [kind: number, id: number, error: { message: string } | null, answer: unknown];

/** Each message is its length, a colon, and JSON: kind, number, command or error, parameters or answer. */
function askBySocket(socket: Socket): Ask {
  let received = Buffer.alloc(0);
  let last = 0;
  const waiting = new Map<number, (message: Message) => void>();
  const readMessages = (data: Buffer) => {
    received = Buffer.concat([received, data]);
    const start = received.indexOf(':') + 1;
    const end = start + Number(received.subarray(0, start - 1));
    if (start === 0 || received.length < end) {
      return;
    }
    const message: Message | object = JSON.parse(String(received.subarray(start, end)));
    received = received.subarray(end);
    // The first says only which protocol it is.
    if (Array.isArray(message)) {
      waiting.get(message[1])?.(message as Message);
    }
    readMessages(Buffer.alloc(0));
  };
  socket.on('data', readMessages);
  socket.on('close', () => {
    for (const resolve of waiting.values()) {
      resolve([1, 0, { message: 'invalid session id: it has ended' }, null]);
    }
  });
  return async (command, parameters) => {
    if (socket.destroyed) {
      throw new Error('invalid session id: it has ended');
    }
    last += 1;
    const text = JSON.stringify([0, last, `WebDriver:${command}`, parameters]);
    const [, , error, answer] = await new Promise<Message>((resolve) => {
      waiting.set(last, resolve);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error) {
      throw new Error(`Firefox, ${command}: ${error.message}`);
    }
    return answer;
  };
}

/** WebKitGTK's own small browser, on a screen that nobody sees. */
export async function connectWebKit({ language, scripts }: Settings): Promise<Connection> {
  const [binary = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', { absolute: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  // Its language is the system's. A bare system has none but "C", which under another name is another language.
  const locale = language.replace('-', '_');
  symlinkSync('/usr/lib/locale/C.utf8', path.join(folder, `${locale}.utf8`));
  const screenOptions = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(enginePrograms.screen, screenOptions, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = await once(createInterface(screen.stdout), 'line');
  const environment = { DISPLAY: `:${display}`, HOME: folder, LOCPATH: folder, LC_ALL: `${locale}.UTF-8` };
  const { driver, ...session } = await startDriver(enginePrograms.webkitDriver, environment);
  const options = { binary, args: ['--automation', `--enable-javascript=${scripts}`] };
  return {
    ...session,
    processes: [screen, driver],
    folder,
    capabilities: { 'webkitgtk:browserOptions': options },
  };
}

/** Chromium as its visitors have it: Playwright lets no page be made in advance (`Page.setPrerenderingAllowed`). */
export async function connectChromium({ language }: Settings): Promise<Connection> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  const { driver, ...session } = await startDriver(enginePrograms.chromiumDriver, { HOME: folder });
  const args = ['--headless=new', '--disable-gpu', `--accept-lang=${language}`];
  if (process.getuid?.() === 0) {
    args.push('--no-sandbox');
  }
  const options = { binary: findFullChromium(), args };
  return { ...session, processes: [driver], folder, capabilities: { 'goog:chromeOptions': options } };
}

async function startDriver(program: string, environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  await retry(() => fetch(`http://127.0.0.1:${port}/status`));
  let session = '';
  const ask: Ask = async (command, parameters) => {
    const address = `http://127.0.0.1:${port}${session}/${endpoints[command]}`;
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(parameters) });
    const { value } = await response.json();
    if (!response.ok) {
      throw new Error(`${program}, ${command}: ${value.error}, ${value.message}`);
    }
    if (command === 'NewSession') {
      session = `/session/${value.sessionId}`;
    }
    return command === 'ExecuteScript' ? { value } : value;
  };
  const quit = () => fetch(`http://127.0.0.1:${port}${session}`, { method: 'DELETE' }).catch(() => {});
  return { ask, quit, driver };
}

async function retry<Result>(step: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      return await step();
    } catch {
      await wait(100);
    }
  }
  return step();
}

export type Engine = Awaited<ReturnType<typeof startEngine>>;

/** @returns a running browser with one window */
export async function startEngine(connection: Promise<Connection>) {
  const { ask, quit, processes, folder, capabilities: wanted } = await connection;
  const { capabilities } = await ask('NewSession', { capabilities: { alwaysMatch: wanted } });
  const faults: string[] = [];
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url: string) => ask('Navigate', { url }),
    resize: (width: number, height: number) => ask('SetWindowRect', { width, height }),
    /** Calls a function in the page. It is sent as text: it knows its arguments, which go as JSON, and nothing around it. */
    async run<Arguments extends unknown[], Result>(
      read: (...given: Arguments) => Result,
      ...given: Arguments
    ): Promise<Result> {
      const { value } = await ask('ExecuteScript', {
        script: `return { since: (${takeFaults})(), result: (${read})(...arguments) }`,
        args: given,
        // In Firefox: what one call keeps in the page, the next finds.
        newSandbox: false,
      });
      faults.push(...value.since);
      return value.result;
    },
    /** @param sources what pointer and keyboard do (WebDriver, "Actions") */
    perform: (sources: object[]) => ask('PerformActions', { actions: sources }),
    /** Whether it still runs: a process of the browser may end by a fault of its own. */
    isThere: () =>
      ask('ExecuteScript', { script: 'return 1', args: [] }).then(
        () => true,
        () => false,
      ),
    /** The errors that scripts of the pages have thrown until now. */
    faults: () => faults,
    async stop() {
      await quit?.();
      for (const each of processes.reverse()) {
        if (each.exitCode !== null) {
          continue;
        }
        each.kill();
        await once(each, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs in the page. WebDriver tells nothing of errors: whoever asks the page for anything takes those since the last time. */
function takeFaults(): string[] {
  const page = globalThis as typeof globalThis & { faults?: string[] };
  if (!page.faults) {
    const heard: string[] = [];
    page.faults = heard;
    addEventListener('error', ({ message }) => heard.push(message));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => heard.push(violatedDirective));
  }
  return page.faults.splice(0);
}
