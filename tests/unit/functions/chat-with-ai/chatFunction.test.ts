import { describe, expect, test, vi } from 'vitest';
import {
  type ChatFunctionOptions,
  createChatFunction,
} from '../../../../functions/chat-with-ai/createChatFunction.ts';
import { contractWith, questionOf } from '../../../site/functions/chat-with-ai/contract.ts';
import { knowledge, spring } from './fixtureSite.ts';

const allowed = 'https://preview.example';
const noLimit = { limit: Number.POSITIVE_INFINITY, windowMs: 60_000 };

function chatWith(options: Partial<ChatFunctionOptions> = {}) {
  const chat = createChatFunction({
    knowledge,
    allowedOrigins: [allowed],
    rateLimit: noLimit,
    now: spring,
    ...options,
  });
  return (init: RequestInit) => Promise.resolve(chat.request('https://functions.example/chat-with-ai', init));
}

describe('the function', () => {
  const ask = chatWith();
  test.each(contractWith({ allowed }))('$name', ({ check }) => check(ask));
});

test('a question in the other language of the site is answered in it', async () => {
  const answerTo = async (message: string) => {
    const response = await chatWith()(questionOf(message, { language: 'fr' }));
    return ((await response.json()) as { response: string }).response;
  };
  const inEnglish = await answerTo('What are your opening hours?');
  expect(inEnglish).toContain('Monday to Friday');
  expect(inEnglish).toContain('](/en/contact#other-ways-title)');
  expect(inEnglish).not.toContain('Lundi');
  expect(await answerTo('Quels sont vos horaires ?')).toContain('du lundi au vendredi');
});

test('pages of its own origin may ask without being listed', async () => {
  const response = await chatWith({ allowedOrigins: [] })(
    questionOf('Bonjour', { headers: { Origin: 'https://functions.example' } }),
  );
  expect(response.status).toBe(200);
});

test('all origins may ask where that is said', async () => {
  const response = await chatWith({ allowedOrigins: ['*'] })(
    questionOf('Bonjour', { headers: { Origin: 'https://any.example' } }),
  );
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://any.example');
});

describe('keys', () => {
  const ask = chatWith({ acceptedKeys: ['public-key'] });
  test.each([
    ['as a bearer', { Authorization: 'Bearer public-key', apikey: '' }, 200],
    [
      'as apikey, beside the token of a visitor',
      { Authorization: 'Bearer eyJ.of.someone', apikey: 'public-key' },
      200,
    ],
    ['a wrong one', { Authorization: 'Bearer wrong', apikey: 'wrong' }, 401],
    ['none', { Authorization: '', apikey: '' }, 401],
  ])('%s', async (_, headers, status) => {
    expect((await ask(questionOf('Bonjour', { headers }))).status).toBe(status);
  });
});

describe('how often one address may ask', () => {
  test('the next question waits, others do not', async () => {
    vi.useFakeTimers();
    try {
      let address = 'one';
      const ask = chatWith({ rateLimit: { limit: 2, windowMs: 30_000 }, addressOf: () => address });
      for (const status of [200, 200, 429]) expect((await ask(questionOf('Bonjour'))).status).toBe(status);
      const refused = await ask(questionOf('Bonjour'));
      expect(refused.headers.get('Retry-After')).toBe('30');
      expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
      address = 'two';
      expect((await ask(questionOf('Bonjour'))).status).toBe(200);
      address = 'one';
      vi.advanceTimersByTime(30_000);
      expect((await ask(questionOf('Bonjour'))).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a preflight is no question', async () => {
    const ask = chatWith({ rateLimit: { limit: 1, windowMs: 30_000 } });
    for (let time = 0; time < 3; time += 1) {
      const headers = { Origin: allowed, 'Access-Control-Request-Method': 'POST' };
      expect((await ask({ method: 'OPTIONS', headers })).status).toBe(204);
    }
    expect((await ask(questionOf('Bonjour'))).status).toBe(200);
  });
});

test('nothing that a visitor wrote is written anywhere', async () => {
  const written: unknown[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...parts) => void written.push(...parts)),
  );
  try {
    const secret = 'xylophone-7431';
    const reported: string[] = [];
    const broken = chatWith({
      report: (message) => reported.push(message),
      now: () => {
        throw new Error(`about ${secret}`);
      },
    });
    expect((await broken(questionOf(`Quels postes sont ouverts ${secret} ?`))).status).toBe(500);
    await chatWith()(questionOf(`Où sont vos bureaux ${secret} ?`));
    await chatWith()({ ...questionOf(''), body: `{"message":"${secret}` });
    expect(reported).toHaveLength(1);
    expect(JSON.stringify([...written, ...reported])).not.toContain(secret);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
});
