import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { requestFor } from '../../../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { loadChatFunction } from '../../../../scripts/serve/loadChatFunction.ts';
import { functionsFolder } from '../../../../scripts/siteFolder.ts';
import { contractWith } from './contract.ts';

const allowed = 'https://preview.example';
const environment = { CHAT_ALLOWED_ORIGINS: allowed, CHAT_RATE_LIMIT: '999999' };

type Handler = (request: Request) => Response | Promise<Response>;

/** What a copy keeps is its own: a module with another name is another copy. */
const bundle = (file: string, copy = '') =>
  import(`${pathToFileURL(path.resolve(functionsFolder, 'chat-with-ai', file)).href}${copy}`);

/** The three files that the build wrote, each started as its host starts it. */
const hosts: Record<string, () => Promise<Handler>> = {
  'Node mounts chat.js': async () => {
    const chat = await loadChatFunction(functionsFolder, environment);
    return (request) => chat.fetch(request);
  },
  'Cloudflare fetches worker.js': async () => {
    const { default: worker }: { default: { fetch(request: Request, bindings: object): Promise<Response> } } =
      await bundle('worker.js');
    return (request) => worker.fetch(request, environment);
  },
  'Deno serves index.ts': async () => {
    let served: ((request: Request, info: object) => Promise<Response>) | undefined;
    vi.stubGlobal('Deno', {
      env: { toObject: () => environment },
      serve: (handler: typeof served) => {
        served = handler;
      },
    });
    await bundle('index.ts');
    if (!served) throw new Error('index.ts did not call Deno.serve.');
    const handler = served;
    return (request) => handler(request, { remoteAddr: { hostname: '127.0.0.1' } });
  },
};

afterAll(() => {
  vi.unstubAllGlobals();
});

describe.each(Object.entries(hosts))('%s', (_, start) => {
  const started = start();
  test.each(contractWith(allowed))('$what: $status', async ({ request, status, says, headers = {} }) => {
    const response = await (await started)(request());
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(headers)) {
      if (value instanceof RegExp) expect(response.headers.get(name)).toMatch(value);
      else expect(response.headers.get(name), name).toBe(value);
    }
    if (status === 204) return;
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    const { response: text, error } = await response.json();
    if (says instanceof RegExp) expect(text).toMatch(says);
    if (status >= 400)
      expect(error).toEqual({ code: says ?? error.code, message: expect.stringMatching(/\.$/) });
  });
});

/** On Cloudflare, a count over all copies of the function. */
test.each<[string, () => Promise<{ success: boolean }>, number, string?, reports?: number]>([
  ['whom it refuses waits for a period', async () => ({ success: false }), 429, '60'],
  ['whom it lets pass is answered', async () => ({ success: true }), 200],
  ['when it fails, nobody is refused', () => Promise.reject(new Error('no count today')), 200, undefined, 1],
])("Cloudflare's own count: %s", async (_, limit, status, wait, reports = 0) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { default: worker } = await bundle('worker.js', `?${status}${reports}`);
  const request = requestFor('Où sont vos bureaux ?', 'fr', {
    headers: { 'CF-Connecting-IP': '203.0.113.1' },
  });
  const answer: Response = await worker.fetch(request, { ...environment, QUESTIONS: { limit } });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, wait ?? null]);
  expect(report).toHaveBeenCalledTimes(reports);
  report.mockRestore();
});
