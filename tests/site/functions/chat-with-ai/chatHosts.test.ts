import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { offices } from '../../../../content/offices.ts';
import { requestFor } from '../../../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { loadChatFunction } from '../../../../scripts/serve/createLocalServices.ts';
import { functionsFolder, siteFolder } from '../../../../scripts/siteFolder.ts';
import { hasLanguage } from '../../../hasLanguage.ts';

const allowed = 'https://preview.example';
/** The limit is high, because all questions come from one IP address. */
const environment = { CHAT_ALLOWED_ORIGINS: allowed, CHAT_RATE_LIMIT: '999999' };

const allowOrigin = 'Access-Control-Allow-Origin';
const foreign = 'https://evil.example';
const from = (Origin: string) => ({ headers: { Origin } });
const tooMuch = JSON.stringify({ message: 'Bonjour', language: 'fr', padding: 'x'.repeat(17_000) });
const context = { contact: { email: 'me@evil.example' }, links: { contact: '//evil.example' } };

/** @returns a function that makes a request like a page's, changed by `init`. A request is read only once, so each host needs a new one. */
const ask =
  (message: unknown, init: Parameters<typeof requestFor>[2] = {}, language = 'fr') =>
  () =>
    requestFor(message, language, init);
const sent =
  (method: string, headers = {}) =>
  () =>
    new Request(requestFor('', 'fr').url, { method, headers });

/** The headers of the response to a preflight by @supabase/functions-js. */
const preflight = {
  [allowOrigin]: allowed,
  'Access-Control-Allow-Methods': /POST/,
  'Access-Control-Allow-Headers': /authorization,apikey,content-type,x-client-info/,
  Vary: /Origin/,
};

/** A name, a request, and the response of every host: the status, a part of the answer or the code of the error, and headers. */
type Row = [string, () => Request, number, (RegExp | string)?, Record<string, RegExp | string | null>?];

const rows: Row[] = [
  [
    'a question',
    ask('Où sont vos bureaux ?'),
    200,
    new RegExp(`${offices.headquarters.address.city}.*\\]\\(/about/offices\\)`, 's'),
  ],
  ...['en']
    .filter(hasLanguage)
    .map(
      (code): Row => [
        'a question in another language',
        ask('Where are your offices?'),
        200,
        new RegExp(`\\]\\(/${code}/about/offices\\)`),
      ],
    ),
  ['the preflight of an allowed origin', sent('OPTIONS', { Origin: allowed }), 204, undefined, preflight],
  ['an error for that origin', ask('', from(allowed)), 422, 'invalid_request', { [allowOrigin]: allowed }],
  ['a foreign origin', ask('Bonjour', from(foreign)), 403, 'origin_not_allowed', { [allowOrigin]: null }],
  ['another method', sent('PUT'), 405, 'method_not_allowed', { Allow: 'GET, HEAD, POST, OPTIONS' }],
  ['a body that is not JSON', ask('', { body: '{"message":' }), 400, 'invalid_json'],
  [
    'plain text',
    ask('Bonjour', { headers: { 'Content-Type': 'text/plain' } }),
    415,
    'unsupported_media_type',
  ],
  ...['', ' \n ', 'a'.repeat(2001), 42, null, ['Bonjour']].map(
    (message): Row => [`the question ${message}`.slice(0, 30), ask(message), 422, 'invalid_request'],
  ),
  ['2,000 UTF-16 code units, the longest question', ask('😀'.repeat(1000)), 200],
  ['a language that the site does not have', ask('Hallo', {}, 'de'), 422, 'invalid_request'],
  ['a body over 16 kB', ask('', { body: tooMuch }), 413, 'too_large'],
  [
    'such a body that does not say its length',
    () => ask('', { body: new Blob([tooMuch]).stream(), duplex: 'half' })(),
    413,
    'too_large',
  ],
  [
    'a hostile context, of which nothing is repeated',
    ask('', { body: JSON.stringify({ message: 'Quel est votre téléphone ?', language: 'fr', context }) }),
    200,
    /^(?!.*evil).*\(tel:\+33/s,
  ],
];

type Handler = (request: Request) => Response | Promise<Response>;

/** Imports a file that the build wrote. @param copy a query, e.g. "?wrong", under which the file is imported as a separate module */
const bundle = (file: string, copy = '') =>
  import(`${pathToFileURL(path.resolve(functionsFolder, 'chat-with-ai', file)).href}${copy}`);

/** The three files that the build wrote, each started as its host starts it. */
const hosts: Record<string, () => Promise<Handler>> = {
  'Node mounts chat.js': async () => {
    const chat = await loadChatFunction(functionsFolder, environment);
    return (request) => chat.fetch(request);
  },
  'Cloudflare fetches worker.js': async () => {
    const { default: worker } = await bundle('worker.js');
    return (request) => worker.fetch(request, environment);
  },
  'Deno serves index.ts': async () => {
    const serve = vi.fn();
    vi.stubGlobal('Deno', { env: { toObject: () => environment }, serve });
    await bundle('index.ts');
    return (request) => serve.mock.lastCall?.[0](request, { remoteAddr: { hostname: '127.0.0.1' } });
  },
};

afterAll(() => vi.unstubAllGlobals());

describe.each(Object.entries(hosts))('%s', (_, start) => {
  const started = start();
  test.each(rows)('%s', async (_, request, status, says, headers = {}) => {
    const response = await (await started)(request());
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(headers)) {
      expect(response.headers.get(name), name).toEqual(
        value instanceof RegExp ? expect.stringMatching(value) : value,
      );
    }
    if (status === 204) {
      return;
    }
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    // Exactly this type: @supabase/functions-js reads anything else as text.
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json(;|$)/);
    const { response: text, error } = (await response.json()) as { response?: string; error?: object };
    if (says instanceof RegExp) {
      expect(text).toMatch(says);
    }
    if (status >= 400) {
      expect(error).toEqual({ code: says, message: expect.stringMatching(/\.$/) });
    }
  });
});

test('an uptime check is told the build and the model of the function', async () => {
  const chat = await loadChatFunction(functionsFolder, {});
  const file = path.join(siteFolder, 'build.json');
  const build = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : 'unknown';
  const response = await chat.fetch(sent('GET')());
  expect(await response.json()).toEqual({ status: 'ok', build, model: 'none' });
  const home = readFileSync(path.join(siteFolder, 'index.html'), 'utf8');
  expect(/<meta name="?build"? content="([^"]*)"/.exec(home)?.[1]).toBe(
    build === 'unknown' ? undefined : build.commit,
  );
});

test('a wrong setting is reported once, when the function starts', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { default: worker } = await bundle('worker.js', '?wrong');
  for (const request of [requestFor('Bonjour', 'fr'), sent('GET')()]) {
    expect((await worker.fetch(request, { CHAT_RATE_LIMIT: 'a secret' })).status).toBe(503);
  }
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^(?!.*a secret).*CHAT_RATE_LIMIT/s));
  report.mockRestore();
});

/** On Cloudflare, the platform counts the questions, because each copy of the function would only count its own. */
test.each<[string, () => Promise<{ success: boolean }>, number, string?, reports?: number]>([
  ['whoever is refused must wait for a period', async () => ({ success: false }), 429, '60'],
  ['whoever is allowed gets an answer', async () => ({ success: true }), 200],
  ['when it fails, nobody is refused', () => Promise.reject(new Error('no count today')), 200, undefined, 1],
])("Cloudflare's rate limit: %s", async (_, limit, status, wait, reports = 0) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { default: worker } = await bundle('worker.js', `?${status}${reports}`);
  const request = requestFor('Bonjour', 'fr', { headers: { 'CF-Connecting-IP': '203.0.113.1' } });
  const limited: Response = await worker.fetch(request, { ...environment, QUESTIONS: { limit } });
  expect([limited.status, limited.headers.get('Retry-After')]).toEqual([status, wait ?? null]);
  expect(report).toHaveBeenCalledTimes(reports);
  report.mockRestore();
});
