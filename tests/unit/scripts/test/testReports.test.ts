import path from 'node:path';
import { expect, test } from 'vitest';
import { freshRuns } from '../../../../renderer/content/lastTests.ts';
import { resultsOf } from '../../../../scripts/test/testReports.ts';

const linesOf = (report: object) =>
  resultsOf(report as Parameters<typeof resultsOf>[0]).map((test) => Object.values(test).join(' › '));

test('results of vitest: tests that passed, failed or were skipped, and a file that could not be loaded', () => {
  const assertionResults = ['passed', 'failed', 'skipped'].map((status) => ({ fullName: 'it', status }));
  const testResults = [
    { name: path.resolve('tests/one.test.ts'), status: 'failed', assertionResults },
    { name: path.resolve('tests/broken.test.ts'), status: 'failed', assertionResults: [] },
  ];
  expect(linesOf({ testResults })).toEqual([
    ...['passed', 'failed', 'quarantined'].map((result) => `tests/one.test.ts › it › ${result}`),
    'tests/broken.test.ts › broken.test.ts › failed',
  ]);
});

test('results of Playwright: a test that passed at the second try is quarantined, and an error outside of tests is a failure', () => {
  const specOf = (status: string) => ({ file: 'pages/one.spec.ts', title: 'it', tests: [{ status }] });
  const suites = [{ specs: [specOf('expected')], suites: [{ specs: ['unexpected', 'flaky'].map(specOf) }] }];
  const config = { rootDir: path.resolve('tests/e2e') };
  expect(linesOf({ config, suites, errors: [{ message: 'no server' }] })).toEqual([
    ...['passed', 'failed', 'quarantined'].map((result) => `tests/e2e/pages/one.spec.ts › it › ${result}`),
    'tests/e2e › no server › failed',
  ]);
});

test('a result is shown for thirty days, with its counts for each requirement', () => {
  const counts = { passed: 2, failed: 1, quarantined: 0 };
  const run = { date: '2026-01-01', version: 'a', environment: 'b', minutes: 3, failures: ['c'], ...counts };
  const all = { runs: [run], requirements: { print: counts } };
  expect(freshRuns(all, '2026-01-31')).toEqual(all);
  expect(freshRuns(all, '2026-02-01')).toEqual({ runs: [], requirements: {} });
});
