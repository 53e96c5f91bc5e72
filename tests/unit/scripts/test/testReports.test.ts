import path from 'node:path';
import { expect, test } from 'vitest';
import { freshRuns } from '../../../../renderer/facts/lastTests.ts';
import { stageReport } from '../../../../scripts/test/testReports.ts';

const resultsOf = (report: unknown) =>
  stageReport(report as Parameters<typeof stageReport>[0]).results.map(
    ({ file, title, result }) => `${file} › ${title}: ${result}`,
  );

test('of vitest: what passed, failed and was skipped, and a file that could not be loaded', () => {
  const file = (name: string, status: string, ...tests: [string, string][]) => ({
    ...{ name: path.resolve(name), status, endTime: 2 },
    assertionResults: tests.map(([fullName, each]) => ({ fullName, status: each })),
  });
  const testResults = [
    file('tests/one.test.ts', 'failed', ['green', 'passed'], ['red', 'failed'], ['left', 'skipped']),
    file('tests/broken.test.ts', 'failed'),
  ];
  expect(resultsOf({ startTime: 1, testResults })).toEqual([
    'tests/one.test.ts › green: passed',
    'tests/one.test.ts › red: failed',
    'tests/one.test.ts › left: isolated',
    expect.stringMatching(/^tests\/broken.test.ts › .*: failed$/),
  ]);
});

test('of Playwright: a test that passed at the second try is isolated, and an error outside of tests is a failure', () => {
  const suite = (...tests: [string, string][]) => ({
    file: 'pages/one.spec.ts',
    specs: tests.map(([title, status]) => ({ title, tests: [{ status }] })),
  });
  const suites = [
    { ...suite(['green', 'expected'], ['red', 'unexpected']), suites: [suite(['again', 'flaky'])] },
  ];
  const stats = { startTime: '2026-01-01T00:00:00Z', duration: 5 };
  expect(
    resultsOf({
      config: { rootDir: path.resolve('tests/e2e') },
      stats,
      suites,
      errors: [{ message: 'no server' }],
    }),
  ).toEqual([
    'tests/e2e/pages/one.spec.ts › green: passed',
    'tests/e2e/pages/one.spec.ts › red: failed',
    'tests/e2e/pages/one.spec.ts › again: isolated',
    'tests/e2e › no server: failed',
  ]);
});

test('a result is shown for thirty days, with those before it and what they say of requirements', () => {
  const run = {
    ...{ date: '2026-01-01', version: 'abc', environment: 'Linux', minutes: 3 },
    ...{ passed: 2, failed: 1, isolated: 0, failures: ['a red test'] },
  };
  const all = { runs: [run, run], requirements: { print: { passed: 1, failed: 0, isolated: 0 } } };
  expect(freshRuns(all, '2026-01-31')).toEqual(all);
  expect(freshRuns(all, '2026-02-01')).toEqual({ runs: [], requirements: {} });
});
