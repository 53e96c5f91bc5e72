import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendForm as send } from '../../../../../components/islands/forms/sendForm.ts';

const fetchMock = vi.fn<typeof fetch>();
const body = { name: 'Ada' };
const ofPage = { 'Content-Type': 'text/html; charset=utf-8' };
const in90Seconds = () => new Date(Date.now() + 90_000).toUTCString();
/** @returns a signal that never aborts */
const open = () => new AbortController().signal;
const sendForm = (url: string, values: Record<string, string>, signal: AbortSignal) =>
  send({ url }, values, 'key-1', signal);

/** Never answers, and rejects as `fetch` does when its signal aborts. */
const hang: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

describe('sendForm', () => {
  it('sends JSON once, and a key by which this site recognises it', async () => {
    fetchMock.mockResolvedValue(Response.json({ ok: true }));
    await sendForm('/f/contact', body, open());
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/f/contact');
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' },
      body: '{"name":"Ada"}',
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends to another site in the format that it needs, and no header that it would have to allow', async () => {
    // Other services answer with a thank-you page.
    fetchMock.mockImplementation(async () => new Response('<h1>Thank you</h1>', { headers: ofPage }));
    const url = 'https://forms.example/submit';
    await send({ url, urlencoded: true, takesKey: true }, body, 'key-1', open());
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ body: 'name=Ada&idempotency_key=key-1' });
    expect(fetchMock.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  it.each<[what: string, respond: () => Response, message: string, details: object]>([
    [
      'a refusal, with what the service says',
      () => Response.json({ error: 'No', errors: [{ message: 'Bad key' }] }, { status: 403 }),
      'answered 403: No; Bad key',
      { problem: 'failed', responseBody: { error: 'No', errors: [{ message: 'Bad key' }] } },
    ],
    [
      'a refusal with a page',
      () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: ofPage }),
      'answered 502',
      { problem: 'failed', responseBody: undefined },
    ],
    [
      'the login page of a network',
      () => new Response('<h1>Hotel</h1>', { headers: ofPage }),
      'answered 200 with a page',
      { problem: 'failed' },
    ],
    [
      'a redirect',
      // The response of `fetch` with `redirect: 'manual'`, which no constructor can make.
      () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }),
      'led elsewhere',
      { problem: 'failed' },
    ],
    [
      'that the message is too large',
      () => new Response('', { status: 413 }),
      'answered 413',
      { problem: 'tooLarge' },
    ],
    [
      'that it is sent too often, with the wait in seconds',
      () => new Response('', { status: 429, headers: { 'Retry-After': '30' } }),
      'answered 429',
      { problem: 'busy', waitSeconds: 30 },
    ],
    [
      'that it is sent too often, with the end of the wait as a date',
      () => new Response('', { status: 429, headers: { 'Retry-After': in90Seconds() } }),
      'answered 429',
      // A date has whole seconds only.
      { problem: 'busy', waitSeconds: expect.toSatisfy((seconds) => seconds > 80 && seconds <= 90) },
    ],
    [
      'that it is sent too often, without a time',
      () => new Response('', { status: 429 }),
      'answered 429',
      { problem: 'busy', waitSeconds: undefined },
    ],
  ])('throws %s', async (_what, respond, message, details) => {
    fetchMock.mockImplementation(async () => respond());
    await expect(sendForm('/f/contact', body, open())).rejects.toMatchObject({
      message: `Form submission failed: the service ${message}`,
      details,
    });
  });

  it('gives up after 15 seconds, and the request with it', async () => {
    fetchMock.mockImplementation(hang);
    const sent = expect(sendForm('/f/contact', body, open())).rejects.toMatchObject({
      message: expect.stringContaining('no answer within 15 seconds'),
      details: { problem: 'late' },
    });
    await vi.advanceTimersByTimeAsync(14_999);
    const signal = fetchMock.mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(signal?.aborted).toBe(true);
  });

  it('gives up when it is told to, also before it has begun', async () => {
    fetchMock.mockImplementation(hang);
    const controller = new AbortController();
    const sent = expect(sendForm('/f/contact', body, controller.signal)).rejects.toThrow('page was left');
    controller.abort(new Error('the page was left'));
    await sent;
    await expect(sendForm('/f/contact', body, controller.signal)).rejects.toThrow('page was left');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
