import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import type { Engine } from './Engine.ts';

interface Driver {
  /** What errors call the engine. */
  name: string;
  program: string;
  environment?: NodeJS.ProcessEnv;
  /** What the browser is started with (WebDriver, "Capabilities"). */
  capabilities: object;
}

/**
 * Starts a browser by its driver, and asks that by WebDriver's HTTP.
 *
 * @throws Error with what the driver says
 */
export async function openWebDriver({
  name,
  program,
  environment = {},
  capabilities: wanted,
}: Driver): Promise<Engine> {
  const port = await freePort();
  const driver: ChildProcess = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });

  async function ask(method: 'GET' | 'POST' | 'DELETE', what: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${what}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${name}, ${what}: ${value.error}, ${value.message}`);
    return value;
  }

  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask('GET', '/status').catch(() => undefined)) break;
    await wait(50);
  }
  const { sessionId, capabilities } = await ask('POST', '/session', {
    capabilities: { alwaysMatch: wanted },
  });
  const inSession = (what: string, body: object) => ask('POST', `/session/${sessionId}/${what}`, body);

  const faults: string[] = [];

  return {
    version: `${name} ${capabilities.browserVersion}`,
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
      driver.kill();
      await once(driver, 'exit');
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
