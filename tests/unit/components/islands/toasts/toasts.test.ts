import { describe, expect, test } from 'vitest';
import { swipeDistance } from '../../../../../components/islands/toasts/ToastCard.tsx';
import {
  shownToasts,
  type ToastConfigurationName,
  toastConfigurations,
} from '../../../../../components/islands/toasts/toastConfigurations.ts';

test.each([
  [100, 150, 'ltr', 50],
  [100, 60, 'ltr', 0],
  [100, 100, 'ltr', 0],
  [100, 60, 'rtl', 40],
  [100, 150, 'rtl', 0],
] as const)('from %i to %i, reading %s, a toast is pushed by %i', (from, to, direction, distance) => {
  expect(swipeDistance(from, to, direction)).toBe(distance);
});

/** @returns toasts named by letters, the newest first; one with a small letter is fading out */
const toasts = (letters: string) =>
  [...letters].map((letter) => ({ id: letter, visible: letter === letter.toUpperCase() }));
const letters = (list: { id: string }[]) => list.map(({ id }) => id).join('');

const cases: Record<ToastConfigurationName, [all: string, shown: string, dropped: string][]> = {
  single: [
    ['', '', ''],
    ['BA', 'B', 'A'],
    ['Ba', 'B', 'a'],
    ['a', 'a', ''],
    ['bA', 'A', 'b'],
  ],
  stacked: [
    ['CBA', 'CBA', ''],
    ['EDCBA', 'EDC', 'BA'],
    ['DcBA', 'DBA', 'c'],
    ['cba', 'cba', ''],
  ],
};

describe.each(['single', 'stacked'] as const)('with the configuration "%s"', (name) => {
  test.each(cases[name])('of "%s", "%s" are shown and "%s" give way', (all, shown, dropped) => {
    const result = shownToasts(toasts(all), toastConfigurations[name].limit);
    expect([letters(result.shown), letters(result.dropped)]).toEqual([shown, dropped]);
  });
});
