import path from 'node:path';
import { expect, test } from 'vitest';
import { stageReport } from '../../../../scripts/test/testReports.ts';

/** @param report the part of one that is read */
const resultsOf = (report: object) =>
  stageReport(report as Parameters<typeof stageReport>[0]).results.map(
    ({ file, title, result }) => `${file} › ${title}: ${result}`,
  );

test('of vitest: what passed, failed and was skipped, and a file that could not be loaded', () => {
  const assertion = (fullName: string, status: string) => ({ fullName, status });
  expect(
    resultsOf({
      startTime: 1,
      testResults: [
        {
          name: path.resolve('tests/one.test.ts'),
          status: 'failed',
          endTime: 2,
          assertionResults: [
            assertion('green', 'passed'),
            assertion('red', 'failed'),
            assertion('left', 'skipped'),
          ],
        },
        { name: path.resolve('tests/broken.test.ts'), status: 'failed', endTime: 2, assertionResults: [] },
      ],
    }),
  ).toEqual([
    'tests/one.test.ts › green: passed',
    'tests/one.test.ts › red: failed',
    'tests/one.test.ts › left: isolated',
    'tests/broken.test.ts › tests/broken.test.ts: failed',
  ]);
});

test('of Playwright: a test that passed at the second try is isolated, and an error outside of tests is a failure', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
    title,
    tests: [{ status }],
  });
  expect(
    resultsOf({
      config: { rootDir: path.resolve('tests/e2e') },
      stats: { startTime: '2026-01-01T00:00:00Z', duration: 5 },
      errors: [{ message: 'no server' }],
      suites: [
        {
          file: 'pages/one.spec.ts',
          specs: [spec('green', 'expected'), spec('red', 'unexpected')],
          suites: [{ file: 'pages/one.spec.ts', specs: [spec('again', 'flaky')] }],
        },
      ],
    }),
  ).toEqual([
    'tests/e2e/pages/one.spec.ts › green: passed',
    'tests/e2e/pages/one.spec.ts › red: failed',
    'tests/e2e/pages/one.spec.ts › again: isolated',
    'tests/e2e › no server: failed',
  ]);
});
