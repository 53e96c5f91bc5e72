import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendForm } from '../../../../../components/islands/forms/sendForm.ts';

const fetchMock = vi.fn<typeof fetch>();
const body = { name: 'Ada' };
const open = () => new AbortController().signal;

/** Answers nothing, and fails as `fetch` does when its signal gives up. */
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
  it('sends JSON once and reads no more than the status', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>Thank you</h1>'));
    await sendForm('/f/contact', body, open());
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/f/contact');
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"Ada"}',
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([400, 403, 422, 429, 500, 503])('throws the answer of a %i', async (status) => {
    fetchMock.mockResolvedValue(Response.json({ why: 1 }, { status }));
    const error = await sendForm('/f/contact', body, open()).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe(`Error: Form submission failed: the service answered ${status}`);
    expect(error).toMatchObject({ cause: { why: 1 } });
  });

  it('throws without a cause where the answer is a page', async () => {
    fetchMock.mockResolvedValue(new Response('<!doctype html><h1>Bad gateway</h1>', { status: 502 }));
    await expect(sendForm('/f/contact', body, open())).rejects.toMatchObject({ cause: undefined });
  });

  it('passes on that there is no connection', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendForm('/f/contact', body, open())).rejects.toThrow('Failed to fetch');
  });

  it('gives up after 15 seconds, and the request with it', async () => {
    fetchMock.mockImplementation(hang);
    const sent = expect(sendForm('/f/contact', body, open())).rejects.toThrow('no answer within 15 seconds');
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
