import { expect, test } from 'vitest';
import { chatOptionsFrom } from '../../../../functions/chat-with-ai/chatOptionsFrom.ts';
import { SettingsError } from '../../../../functions/service/readSettings.ts';

test('nothing set: no model, any key, 20 questions a minute', () => {
  const rateLimit = { limit: 20, windowMs: 60_000 };
  expect(chatOptionsFrom({ CHAT_MODEL_URL: ' ', PATH: '/bin' })).toEqual({ rateLimit });
});

test('everything set', () => {
  const options = chatOptionsFrom({
    CHAT_MODEL_URL: 'https://api.example.com/v1/',
    CHAT_MODEL: 'some-model',
    CHAT_MODEL_KEY: 'secret',
    CHAT_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    CHAT_ACCEPTED_KEYS: 'one,two',
    CHAT_RATE_LIMIT: '5',
    CHAT_RATE_WINDOW: '10',
  });
  expect(options).toEqual({
    allowedOrigins: ['https://a.example', 'https://b.example'],
    acceptedKeys: ['one', 'two'],
    rateLimit: { limit: 5, windowMs: 10_000 },
    model: { url: 'https://api.example.com/v1/chat/completions', name: 'some-model', key: 'secret' },
  });
});

const azure = 'https://me.openai.azure.com/openai/deployments/x';

test.each([
  ['https://api.openai.com/v1', 'https://api.openai.com/v1/chat/completions'],
  [`${azure}/chat/completions?api-version=2024-10-21`, `${azure}/chat/completions?api-version=2024-10-21`],
  ['https://a.example/v1/?tenant=1', 'https://a.example/v1/chat/completions?tenant=1'],
])('the model at %s is asked at the address of its chat completions', (CHAT_MODEL_URL, url) => {
  const { model } = chatOptionsFrom({ CHAT_MODEL_URL, CHAT_MODEL: 'm', CHAT_MODEL_KEY: 'k' });
  expect(model?.url).toBe(url);
});

test.each<[Record<string, string>, RegExp]>([
  [{ CHAT_MODEL_URL: 'https://a.example' }, /CHAT_MODEL is not set.*\n.*CHAT_MODEL_KEY is not set/],
  [{ CHAT_MODEL_KEY: 'sk-very-secret' }, /^(?!.*very-secret).*CHAT_MODEL is not set, but CHAT_MODEL_KEY is/s],
  [{ CHAT_MODEL_URL: 'http://a.example' }, /CHAT_MODEL_URL must begin with https/],
  [{ CHAT_ALLOWED_ORIGINS: 'https://a.example/' }, /CHAT_ALLOWED_ORIGINS must be origins/],
  [{ CHAT_RATE_LIMIT: '0' }, /CHAT_RATE_LIMIT must be a whole number/],
])('%j is refused', (environment, message) => {
  expect(() => chatOptionsFrom(environment)).toThrow(SettingsError);
  expect(() => chatOptionsFrom(environment)).toThrow(message);
});
