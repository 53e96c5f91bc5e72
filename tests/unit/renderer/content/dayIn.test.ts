import { afterEach, expect, test, vi } from 'vitest';
import { dayIn } from '../../../../renderer/content/buildDay.ts';

afterEach(() => vi.useRealTimers());

test.each([
  ['Europe/Paris', '2026-12-01'],
  ['America/Los_Angeles', '2026-11-30'],
  ['Nowhere', '2026-11-30'],
])('half an hour before midnight in UTC it is, in %s, %s', (zone, day) => {
  vi.useFakeTimers({ now: new Date('2026-11-30T23:30:00Z') });
  expect(dayIn(zone)).toBe(day);
});
