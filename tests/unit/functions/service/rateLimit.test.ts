import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRateLimit } from '../../../../functions/service/createService.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the rate limit', () => {
  it('ends with its window, remembers a bounded number of addresses, and forgets the oldest first', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const secondsToWait = createRateLimit({ limit: 1, windowMs: 60_000 });
    const addresses = Array.from({ length: 10_001 }, (_, index) => `address ${index}`);
    for (const address of addresses) {
      expect(secondsToWait(address)).toBe(0);
    }
    expect(secondsToWait('address 10000')).toBe(60);
    expect(secondsToWait('address 1')).toBe(60);
    expect(secondsToWait('address 0')).toBe(0);
    vi.setSystemTime(Date.now() + 60_000);
    expect(['address 10000', 'address 10000'].map(secondsToWait)).toEqual([0, 60]);
  });
});
