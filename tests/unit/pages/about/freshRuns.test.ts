import { expect, test } from 'vitest';
import { freshRuns } from '../../../../pages/about/this-site/freshRuns.ts';

const run = {
  date: '2026-01-01',
  version: 'abc',
  environment: 'Linux',
  passed: 2,
  failed: 1,
  isolated: 0,
  minutes: 3,
  failures: ['a red test'],
};

test('a result is shown for thirty days, with those before it', () => {
  expect(freshRuns([run, { ...run, version: 'older' }], '2026-01-31')).toEqual({
    last: run,
    earlier: [{ ...run, version: 'older' }],
  });
});

test('a result of 31 days ago is gone, and so are those before it', () => {
  expect(freshRuns([run], '2026-02-01')).toBeUndefined();
  expect(freshRuns([], '2026-02-01')).toBeUndefined();
});
