import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/reporters';

/** What came of one test. It is isolated where it was skipped, or passed at the second try only: it says nothing certain of the site. */
export interface TestResult {
  /** The file of the test, from the project's folder, with slashes. */
  file: string;
  title: string;
  result: 'passed' | 'failed' | 'isolated';
}

export interface StageReport {
  results: TestResult[];
  /** In milliseconds since 1970. */
  start: number;
  end: number;
}

/** The JSON report of a stage's tests. Not in `test-results`, which Playwright empties when it begins. */
export const reportOf = (stage: string) => `test-reports/${stage}.json`;

/** @returns what the tests of a stage gave when it ran last; nothing where it has no report */
export function readStageReport(stage: string): StageReport | undefined {
  const file = reportOf(stage);
  return existsSync(file) ? stageReport(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export function stageReport(report: JsonTestResults | JSONReport): StageReport {
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report);
}

function ofVitest({ startTime, testResults }: JsonTestResults): StageReport {
  const results = testResults.flatMap(({ name, status, assertionResults }) => {
    // A file that cannot be loaded has failed, and has no tests.
    const isBroken = status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
    const tests = isBroken
      ? [...assertionResults, { fullName: fromProject(name), status }]
      : assertionResults;
    return tests.map((test) => resultOf(name, test.fullName, test.status));
  });
  return {
    results,
    start: startTime,
    end: Math.max(startTime, ...testResults.map(({ endTime }) => endTime)),
  };
}

function ofPlaywright({ config, stats, errors, suites }: JSONReport): StageReport {
  const resultsIn = (suite: JSONReportSuite): TestResult[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => resultOf(path.join(config.rootDir, suite.file), title, status)),
    ),
    ...(suite.suites ?? []).flatMap(resultsIn),
  ];
  const outside = errors.map(({ message = '' }) => resultOf(config.rootDir, message, 'failed'));
  const start = Date.parse(stats.startTime);
  return { results: [...suites.flatMap(resultsIn), ...outside], start, end: start + stats.duration };
}

function resultOf(file: string, title: string, status: string): TestResult {
  const isPassed = status === 'passed' || status === 'expected';
  const isFailed = status === 'failed' || status === 'unexpected';
  return { file: fromProject(file), title, result: isPassed ? 'passed' : isFailed ? 'failed' : 'isolated' };
}

function fromProject(file: string): string {
  return path.relative('.', file).replaceAll(path.sep, '/');
}
