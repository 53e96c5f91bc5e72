import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { loadChatFunction } from '../../../../scripts/serve/loadChatFunction.ts';
import { functionsFolder } from '../../../../scripts/siteFolder.ts';
import { type Ask, contractWith, questionOf } from './contract.ts';

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

describe('on Cloudflare', () => {
  const answerTo = async (visitor: string, limit: () => Promise<{ success: boolean }>): Promise<Response> => {
    const file = pathToFileURL(path.resolve(functionsFolder, 'chat-with-ai', 'worker.js')).href;
    const { default: worker } = await import(`${file}?${visitor}`);
    const question = questionOf('Où sont vos bureaux ?', { headers: { 'CF-Connecting-IP': visitor } });
    const request = new Request(address, question);
    return worker.fetch(request, { ...environment, QUESTIONS: { limit } });
  };

  test('whom its own count refuses waits for a period', async () => {
    const refused = await answerTo('203.0.113.1', async () => ({ success: false }));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  });

  test('whom it lets pass is answered', async () => {
    expect((await answerTo('203.0.113.2', async () => ({ success: true }))).status).toBe(200);
  });

  test('a count that fails refuses nobody, and is reported', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await answerTo('203.0.113.3', () => Promise.reject(new Error('no count today')))).status).toBe(
      200,
    );
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});
