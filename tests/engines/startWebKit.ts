import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import { screenProgram, webkitDriver } from '../../scripts/test/installEngines.ts';
import type { Engine, Settings } from './Engine.ts';

/** Starts WebKitGTK's own small browser, on a screen that nobody sees, and asks its driver by WebDriver's HTTP. */
export async function startWebKit({ language, scripts }: Settings): Promise<Engine> {
  const [browser = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', { absolute: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  // Its language is the system's. A bare system has none but "C", which under another name is another language.
  const locale = language.replace('-', '_');
  symlinkSync('/usr/lib/locale/C.utf8', path.join(folder, `${locale}.utf8`));

  const screen = spawn(
    screenProgram,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [display] = await once(createInterface(screen.stdout), 'line');
  const port = await freePort();
  const driver = spawn(webkitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, HOME: folder, LOCPATH: folder, LC_ALL: `${locale}.UTF-8` },
  });

  async function ask(method: 'GET' | 'POST' | 'DELETE', what: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${what}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`WebKit, ${what}: ${value.error}, ${value.message}`);
    return value;
  }

  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask('GET', '/status').catch(() => undefined)) break;
    await wait(50);
  }
  const { sessionId, capabilities } = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', `--enable-javascript=${scripts}`],
        },
      },
    },
  });
  const inSession = (what: string, body: object) => ask('POST', `/session/${sessionId}/${what}`, body);

  const faults: string[] = [];

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    isThere: () =>
      ask('GET', `/session/${sessionId}/url`).then(
        () => true,
        () => false,
      ),
    faults: () => faults,
    async open(url) {
      await inSession('url', { url });
    },
    async resize(width, height) {
      await inSession('window/rect', { width, height });
    },
    async run(read, ...given) {
      const answer = await inSession('execute/sync', {
        script: `return { since: (${takeFaults})(), result: (${read})(...arguments) }`,
        args: given,
      });
      faults.push(...answer.since);
      return answer.result;
    },
    async perform(sources) {
      await inSession('actions', { actions: sources });
    },
    async stop() {
      // A session that is lost cannot be ended.
      await ask('DELETE', `/session/${sessionId}`).catch(() => {});
      for (const each of [driver, screen]) {
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

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: what a command answers is the protocol's, and only what is named is used
  value: any;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address && typeof address === 'object' ? address.port : 0;
}
