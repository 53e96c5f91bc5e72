import { expect, test, vi } from 'vitest';
import {
  type ChatFunctionOptions,
  createChatFunction,
} from '../../../../functions/chat-with-ai/createChatFunction.ts';
import { requestFor } from '../../../../functions/chat-with-ai/evaluation/evaluateChat.ts';
import { knowledge, spring } from './fixtureSite.ts';

// tests/site/functions/chat-with-ai/chatHosts.test.ts tests what every host must do.

function chatWith(options: Partial<ChatFunctionOptions> = {}) {
  const chat = createChatFunction({
    knowledge,
    rateLimit: { limit: 20, windowMs: 60_000 },
    now: spring,
    ...options,
  });
  return async (headers: Record<string, string> = {}, message = 'Bonjour', method = 'POST') =>
    chat.fetch(requestFor(message, 'fr', { headers, method }));
}

const acceptedKeys = ['public-key'];
const origin = { Origin: 'https://functions.example' };
const both = { Authorization: 'Bearer eyJ.of.someone', apikey: 'public-key' };

test.each<[string, Partial<ChatFunctionOptions>, Record<string, string>, number]>([
  ['its own origin, without being listed', {}, origin, 200],
  ['any origin where all may ask', { allowedOrigins: ['*'] }, { Origin: 'https://any.example' }, 200],
  ['a key as a bearer', { acceptedKeys }, { Authorization: 'Bearer public-key' }, 200],
  ['a key as apikey, beside the token of a visitor', { acceptedKeys }, both, 200],
  ['a wrong key', { acceptedKeys }, { Authorization: 'Bearer wrong', apikey: 'wrong' }, 401],
  ['no key', { acceptedKeys }, {}, 401],
])('%s', async (_, options, headers, status) => {
  const response = await chatWith(options)(headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(headers.Origin ?? null);
});

// tests/unit/functions/service/rateLimit.test.ts tests the wait, and what is remembered about visitors.
test('whoever asks too often is refused, others are not; a preflight is no question', async () => {
  let address = 'one';
  const ask = chatWith({ rateLimit: { limit: 1, windowMs: 30_000 }, ipAddressOf: () => address });
  expect((await ask({ ...origin, 'Access-Control-Request-Method': 'POST' }, '', 'OPTIONS')).status).toBe(204);
  expect((await ask()).status).toBe(200);
  const rejected = await ask();
  expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '30']);
  expect(await rejected.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  address = 'two';
  expect((await ask()).status).toBe(200);
});

test('behind a gateway, the address that the gateway appends counts, not those that the visitor has sent', async () => {
  const options = { rateLimit: { limit: 1, windowMs: 30_000 }, ipAddressOf: () => 'gateway' };
  const statuses = async (trustedProxies: number, ...forwarded: string[]) => {
    const ask = chatWith({ ...options, trustedProxies });
    const responses = await Promise.all(forwarded.map((each) => ask({ 'X-Forwarded-For': each })));
    return responses.map(({ status }) => status);
  };
  expect(await statuses(1, '1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '9.9.9.9, 3.3.3.3')).toEqual([
    200, 429, 200,
  ]);
  expect(await statuses(0, '1.1.1.1', '2.2.2.2')).toEqual([200, 429]);
});

const secret = 'xylophone-7431';
const now = () => {
  throw new Error(`about ${secret}`);
};

test.each<[string, string, Partial<ChatFunctionOptions>]>([
  ['answered', `Où sont vos bureaux ${secret} ?`, {}],
  ['refused', secret.repeat(1000), {}],
  ['failed', `Quels postes sont ouverts ${secret} ?`, { now }],
])('what a visitor wrote is not logged: %s', async (_, message, options) => {
  const logged: unknown[] = [];
  const write = (...parts: unknown[]) => void logged.push(...parts);
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation(write);
  }
  const response = await chatWith({ report: write, ...options })({}, message);
  vi.restoreAllMocks();
  expect(logged).toHaveLength(response.status === 500 ? 1 : 0);
  expect(JSON.stringify(logged)).not.toContain(secret);
});
