import { expect, test } from 'vitest';
import {
  noPauseReasons,
  type PauseReason,
  pauseReasonsAfter,
} from '../../../../../components/islands/toasts/pauseReasons.ts';

/** Each step begins (`+`) or ends (`-`) a reason; what holds after all of them. */
const sequences: [steps: string, holds: PauseReason[]][] = [
  ['', []],
  ['+hover', ['hover']],
  ['+hover -hover', []],
  ['+hover +focus -hover', ['focus']],
  ['+hover +focus -focus', ['hover']],
  ['+hidden +hover +focus -focus -hover', ['hidden']],
  ['+hidden +hover +focus -hidden -focus', ['hover']],
  ['+hover +hover -hover', []],
  ['-focus', []],
  ['+focus -hover', ['focus']],
];

test.each(sequences)('after "%s" the time stands still for %j', (steps, holds) => {
  const reasons = steps
    .split(' ')
    .filter(Boolean)
    .reduce(
      (before, step) =>
        pauseReasonsAfter(before, { reason: step.slice(1) as PauseReason, holds: step.startsWith('+') }),
      noPauseReasons,
    );
  expect([...reasons]).toEqual(holds);
});
