import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { loadChatFunction } from '../../../../scripts/serve/loadChatFunction.ts';
import { functionsFolder } from '../../../../scripts/siteFolder.ts';
import { type Ask, contractWith } from './contract.ts';

const allowed = 'https://preview.example';
const environment = { CHAT_ALLOWED_ORIGINS: allowed, CHAT_RATE_LIMIT: '999999' };
const address = 'https://functions.example/functions/v1/chat-with-ai';

type Handler = (request: Request) => Response | Promise<Response>;

const bundle = (file: string) =>
  import(pathToFileURL(path.resolve(functionsFolder, 'chat-with-ai', file)).href);

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
  const ask: Ask = async (init) => (await started)(new Request(address, init));
  test.each(contractWith({ allowed }))('$name', ({ check }) => check(ask));
});

test('on Cloudflare whom its own count refuses waits for a period, and nobody else does', async () => {
  const file = pathToFileURL(path.resolve(functionsFolder, 'chat-with-ai', 'worker.js')).href;
  const { default: worker } = await import(`${file}?counted`);
  const QUESTIONS = { limit: async ({ key }: { key: string }) => ({ success: key !== '203.0.113.1' }) };
  const ask = async (visitor: string): Promise<Response> => {
    const headers = { 'Content-Type': 'application/json', 'CF-Connecting-IP': visitor };
    const body = JSON.stringify({ message: 'Bonjour', language: 'fr' });
    return worker.fetch(new Request(address, { method: 'POST', headers, body }), {
      ...environment,
      QUESTIONS,
    });
  };
  const refused = await ask('203.0.113.1');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  expect((await ask('203.0.113.2')).status).not.toBe(429);
});
