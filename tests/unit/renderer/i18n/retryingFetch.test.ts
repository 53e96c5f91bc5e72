import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const request = vi.fn<typeof fetch>();
let retryingFetch: (url: string) => Promise<Response>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
  request.mockReset();
  // Each test gets a new module, because the module keeps responses.
  vi.resetModules();
  ({ retryingFetch } = await import('../../../../renderer/i18n/retryingFetch.ts'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const responseWith = (status: number, text = 'words') => Promise.resolve(new Response(text, { status }));

describe('an outage', () => {
  test('is survived when the fourth attempt succeeds, after 1, 2 and 4 seconds', async () => {
    request
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementationOnce(() => responseWith(503))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementationOnce(() => responseWith(200));
    const text = retryingFetch('/a.json').then((response) => response.text());
    for (const [waitMs, attempts] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(waitMs);
      expect(request).toHaveBeenCalledTimes(attempts);
    }
    expect(await text).toBe('words');
  });

  test('that lasts is reported after four attempts, and the next call tries again', async () => {
    request.mockImplementation(() => responseWith(500));
    const failed = expect(retryingFetch('/a.json')).rejects.toThrow('/a.json answered 500');
    await vi.advanceTimersByTimeAsync(7000);
    await failed;
    expect(request).toHaveBeenCalledTimes(4);

    request.mockImplementation(() => responseWith(200));
    expect((await retryingFetch('/a.json')).status).toBe(200);
  });
});

test('a refusal that will not change is reported at once', async () => {
  request.mockImplementation(() => responseWith(404));
  await expect(retryingFetch('/a.json')).rejects.toThrow('/a.json answered 404');
  expect(request).toHaveBeenCalledTimes(1);
});

test('a response serves all requests for its address within five minutes, each with a separate body', async () => {
  request.mockImplementation(() => responseWith(200));
  const [first, second] = await Promise.all([retryingFetch('/a.json'), retryingFetch('/a.json')]);
  expect([await first.text(), await second.text()]).toEqual(['words', 'words']);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await retryingFetch('/a.json');
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await retryingFetch('/a.json');
  await retryingFetch('/b.json');
  expect(request).toHaveBeenCalledTimes(3);
});
