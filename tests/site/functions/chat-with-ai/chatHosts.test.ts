import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { requestFor } from '../../../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { loadChatFunction } from '../../../../scripts/serve/loadChatFunction.ts';
import { functionsFolder } from '../../../../scripts/siteFolder.ts';

const allowed = 'https://preview.example';
const environment = { CHAT_ALLOWED_ORIGINS: allowed, CHAT_RATE_LIMIT: '999999' };

const address = requestFor('', 'fr').url;
const allowOrigin = 'Access-Control-Allow-Origin';
const foreign = 'https://evil.example';
const from = (Origin: string) => ({ headers: { Origin } });
const tooMuch = JSON.stringify({ message: 'Bonjour', language: 'fr', padding: 'x'.repeat(17_000) });
const evilContext = {
  contact: { phone: '+33 6 66 66 66 66', email: 'me@evil.example', hours: 'toujours' },
  links: { contact: '//evil.example' },
};

/** The headers that @supabase/functions-js asks for. */
const asked = 'authorization,apikey,content-type,x-client-info';

/** A question as a page sends it, or one that is wrong in the way given. */
const question =
  (message: unknown, init: Parameters<typeof requestFor>[2] = {}, language = 'fr') =>
  () =>
    requestFor(message, language, init);

const preflight = (Origin: string) => () =>
  new Request(address, {
    method: 'OPTIONS',
    headers: {
      Origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': asked,
    },
  });

/** What every host must do: a request, its status, what the text of its answer holds or the code of its error, and headers. */
type Row = [string, () => Request, number, (RegExp | string)?, Record<string, RegExp | string | null>?];

const rows: Row[] = [
  [
    'a question',
    question('Où sont vos bureaux ?'),
    200,
    /Neuilly-sur-Seine.*\]\(\/about\/offices\)/s,
    // Exactly this type: @supabase/functions-js reads anything else as text.
    {
      'Content-Type': /^application\/json(;|$)/,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  ],
  ['a question in another language', question('Where are your offices?'), 200, /\]\(\/en\/about\/offices\)/],
  [
    'the preflight of an allowed origin',
    preflight(allowed),
    204,
    undefined,
    {
      [allowOrigin]: allowed,
      'Access-Control-Allow-Methods': /POST/,
      'Access-Control-Allow-Headers': new RegExp(asked.replaceAll(',', '.*')),
      Vary: /Origin/,
    },
  ],
  ['that of another', preflight(foreign), 204, undefined, { [allowOrigin]: null }],
  [
    'a page of an allowed origin',
    question('Bonjour', from(allowed)),
    200,
    undefined,
    { [allowOrigin]: allowed },
  ],
  ['an error there', question('', from(allowed)), 422, 'invalid_request', { [allowOrigin]: allowed }],
  [
    'a page of another',
    question('Bonjour', from(foreign)),
    403,
    'origin_not_allowed',
    { [allowOrigin]: null },
  ],
  ...['GET', 'PUT', 'DELETE'].map(
    (method): Row => [
      method,
      () => new Request(address, { method }),
      405,
      'method_not_allowed',
      { Allow: 'POST, OPTIONS' },
    ],
  ),
  ['what is not JSON', question('', { body: '{"message":' }), 400, 'invalid_json'],
  [
    'what does not say that it is JSON',
    question('Bonjour', { headers: { 'Content-Type': 'text/plain' } }),
    415,
    'unsupported_media_type',
  ],
  ...['', ' \n ', 'a'.repeat(2001), 42, null, ['Bonjour']].map(
    (message): Row => [
      `the question ${JSON.stringify(message).slice(0, 20)}`,
      question(message),
      422,
      'invalid_request',
    ],
  ),
  [
    'a question of 2,000 signs, of which a shorter one would cut one in half',
    question('😀'.repeat(1000)),
    200,
  ],
  ['a language that the site does not have', question('Hallo', {}, 'de'), 422, 'invalid_request'],
  ['a body over 16 kB', question('', { body: tooMuch }), 413, 'too_large'],
  [
    'one that does not say its length',
    () => question('', { body: new Blob([tooMuch]).stream(), duplex: 'half' })(),
    413,
    'too_large',
  ],
  [
    'a hostile context, of which nothing is repeated',
    question('', {
      body: JSON.stringify({ message: 'Quel est votre téléphone ?', language: 'fr', context: evilContext }),
    }),
    200,
    /^(?!.*(?:evil|66 66|toujours)).*\(tel:\+33/s,
  ],
];

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
  test.each(rows)('%s', async (_, request, status, says, headers = {}) => {
    const response = await (await started)(request());
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(headers)) {
      if (value instanceof RegExp) expect(response.headers.get(name)).toMatch(value);
      else expect(response.headers.get(name), name).toBe(value);
    }
    if (status === 204) return;
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    const { response: text, error } = (await response.json()) as {
      response?: string;
      error?: { code: string };
    };
    if (says instanceof RegExp) expect(text).toMatch(says);
    if (status >= 400) expect(error).toEqual({ code: says, message: expect.stringMatching(/\.$/) });
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
