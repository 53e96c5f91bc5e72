import { expect, test } from 'vitest';
import { openDelay } from '../../../../../components/islands/tooltip/openDelay.ts';

test.each([
  ['the first tooltip', Number.POSITIVE_INFINITY, false, 700],
  ['long after another', 300, false, 700],
  ['soon after another', 299, false, 0],
  ['beside one that is open', Number.POSITIVE_INFINITY, true, 0],
] as const)('%s waits: %d ms since, neighbour open %s, %d ms', (_name, sinceClosed, neighbourOpen, delay) => {
  expect(openDelay(sinceClosed, neighbourOpen)).toBe(delay);
});
