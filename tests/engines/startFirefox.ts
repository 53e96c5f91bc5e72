import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { firefoxProgram } from '../../scripts/test/installEngines.ts';
import type { Engine, Settings } from './Engine.ts';

/** Starts Firefox with a profile of its own and speaks WebDriver BiDi with it, which needs no driver between the two. */
export async function startFirefox({ language, scripts }: Settings): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const preferences = {
    'intl.accept_languages': language,
    'javascript.enabled': scripts,
    'app.normandy.enabled': false,
    'browser.startup.page': 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    // It looks for nothing elsewhere while a test waits.
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));

  const browser = spawn(
    firefoxProgram,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const ended = once(browser, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(browser.stderr).on('line', (line) => {
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (url) resolve(url);
    });
    ended.then(() => reject(new Error('Firefox ended before it listened.')));
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');

  const faults: string[] = [];
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    const { method, params } = message;
    // A page that is left drops what it was about to fetch, and Firefox alone logs that. What a visitor would miss, the flows miss.
    const isLeft = /error loading dynamically imported module/.test(params?.text);
    if (method === 'log.entryAdded' && params.level === 'error' && !isLeft) faults.push(params.text);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });

  let last = 0;
  async function ask(method: string, params: object = {}) {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`Firefox, ${method}: ${answer.error}, ${answer.message}`);
    return answer.result;
  }

  const { capabilities } = await ask('session.new', { capabilities: {} });
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = (await ask('browsingContext.getTree')).contexts[0];

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    isThere: async () => browser.exitCode === null,
    faults: () => faults,
    async open(url) {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' }).catch((error: Error) => {
        // The page has gone on to another address, which is for the test to see.
        if (!/abort|cancel/i.test(error.message)) throw error;
      });
    },
    async resize(width, height) {
      await ask('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async run(read, ...given) {
      const { result, exceptionDetails } = await ask('script.evaluate', {
        expression: `JSON.stringify((${read})(...${JSON.stringify(given)}))`,
        // Apart from the page's own script, and there without it.
        target: { context, sandbox: 'test' },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value ?? 'null');
    },
    async perform(sources) {
      await ask('input.performActions', { context, actions: sources });
    },
    async stop() {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Answer {
  // What a command answers is the protocol's; no more of it is used than is named where it is asked.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  result: any;
  error?: string;
  message?: string;
}
