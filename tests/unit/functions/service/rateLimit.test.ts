import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRateLimit } from '../../../../functions/service/createService.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the rate limit', () => {
  it('ends with its window, counts each network separately, and remembers a limited number of networks', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const secondsToWait = createRateLimit({ limit: 1, windowMs: 60_000 });
    expect(['one', 'one', 'two'].map(secondsToWait)).toEqual([0, 60, 0]);
    vi.setSystemTime(Date.now() + 59_000);
    expect(secondsToWait('two')).toBe(1);
    vi.setSystemTime(Date.now() + 1000);
    expect(['one', 'one'].map(secondsToWait)).toEqual([0, 60]);
    for (let count = 0; count < 10_000; count += 1) {
      expect(secondsToWait(`network ${count}`)).toBe(0);
    }
    expect(['one', 'one'].map(secondsToWait)).toEqual([0, 60]);
  });
});
