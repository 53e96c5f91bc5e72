import { expect, test } from 'vitest';
import { swipeDistance } from '../../../../../components/islands/toasts/swipe.ts';

test.each([
  [100, 150, 'ltr', 50],
  [100, 60, 'ltr', 0],
  [100, 100, 'ltr', 0],
  [100, 60, 'rtl', 40],
  [100, 150, 'rtl', 0],
] as const)('from %i to %i, reading %s, a toast is pushed by %i', (from, to, direction, distance) => {
  expect(swipeDistance(from, to, direction)).toBe(distance);
});
