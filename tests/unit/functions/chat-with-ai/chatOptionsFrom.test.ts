import { expect, test } from 'vitest';
import { chatOptionsFrom } from '../../../../functions/chat-with-ai/chatOptionsFrom.ts';
import { SettingsError } from '../../../../functions/service/readSettings.ts';

test('nothing set: no model, any key, 20 questions a minute', () => {
  expect(chatOptionsFrom({ CHAT_MODEL_URL: ' ', PATH: '/bin' })).toEqual({
    allowedOrigins: undefined,
    acceptedKeys: undefined,
    rateLimit: { limit: 20, windowMs: 60_000 },
    model: undefined,
  });
});

test('everything set', () => {
  expect(
    chatOptionsFrom({
      CHAT_MODEL_URL: 'https://api.example.com/v1/',
      CHAT_MODEL: 'some-model',
      CHAT_MODEL_KEY: 'secret',
      CHAT_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
      CHAT_ACCEPTED_KEYS: 'one,two',
      CHAT_RATE_LIMIT: '5',
      CHAT_RATE_WINDOW: '10',
    }),
  ).toEqual({
    allowedOrigins: ['https://a.example', 'https://b.example'],
    acceptedKeys: ['one', 'two'],
    rateLimit: { limit: 5, windowMs: 10_000 },
    model: { url: 'https://api.example.com/v1/chat/completions', name: 'some-model', key: 'secret' },
  });
});

test.each([
  [{ CHAT_MODEL_URL: 'https://api.example.com' }, /CHAT_MODEL is not set.*\n.*CHAT_MODEL_KEY is not set/],
  [
    { CHAT_MODEL_URL: 'http://api.example.com', CHAT_MODEL: 'm', CHAT_MODEL_KEY: 'k' },
    /CHAT_MODEL_URL=http:\/\/api.example.com must begin with https/,
  ],
  [
    { CHAT_ALLOWED_ORIGINS: 'https://a.example/' },
    /CHAT_ALLOWED_ORIGINS=https:\/\/a.example\/ must be origins/,
  ],
  [{ CHAT_RATE_LIMIT: '0' }, /CHAT_RATE_LIMIT=0 must be a whole number/],
])('%j is refused', (environment, message) => {
  expect(() => chatOptionsFrom(environment)).toThrow(SettingsError);
  expect(() => chatOptionsFrom(environment)).toThrow(message);
});

test('a key is never part of a message', () => {
  const read = () => chatOptionsFrom({ CHAT_MODEL_KEY: 'sk-very-secret', CHAT_RATE_LIMIT: '0' });
  expect(read).toThrow(/CHAT_MODEL is not set, but CHAT_MODEL_KEY is/);
  expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining('sk-very-secret') }));
});
