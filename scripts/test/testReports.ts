import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/reporters';

export interface TestResult {
  /** The file of the test, relative to the project's folder, with slashes. */
  file: string;
  title: string;
  /** A test is quarantined if it was skipped, or passed only at the second attempt: it proves nothing about the site. */
  result: 'passed' | 'failed' | 'quarantined';
}

/** The JSON report of a stage's tests. It is not in `test-results`, which Playwright empties when it starts. */
export const reportOf = (stage: string) => `test-reports/${stage}.json`;

export function readResults(stage: string): TestResult[] {
  return resultsOf(JSON.parse(readFileSync(reportOf(stage), 'utf8')));
}

/** @param report as vitest or Playwright writes it */
export function resultsOf(report: JsonTestResults | JSONReport): TestResult[] {
  if ('testResults' in report) {
    return report.testResults.flatMap(({ name, status, assertionResults }) => {
      const tests = assertionResults.map((test) => resultOf(name, test.fullName, test.status));
      // A file that cannot be loaded has failed, although none of its tests ran.
      const isBroken = status === 'failed' && tests.every(({ result }) => result !== 'failed');
      return isBroken ? [...tests, resultOf(name, path.basename(name), status)] : tests;
    });
  }
  const inFolder = (file: string) => path.join(report.config.rootDir, file);
  const tests = report.suites
    .flatMap(specsIn)
    .flatMap(({ file, title, tests }) => tests.map(({ status }) => resultOf(inFolder(file), title, status)));
  return [...tests, ...report.errors.map(({ message = '' }) => resultOf(inFolder('.'), message, 'failed'))];
}

function specsIn({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function resultOf(file: string, title: string, status: string): TestResult {
  const isPassed = ['passed', 'expected'].includes(status);
  const isFailed = ['failed', 'unexpected'].includes(status);
  const result = isPassed ? 'passed' : isFailed ? 'failed' : 'quarantined';
  return { file: path.relative('.', file).replaceAll(path.sep, '/'), title, result };
}

export function countsOf(results: readonly TestResult[]) {
  const count = (wanted: TestResult['result']) => results.filter(({ result }) => result === wanted).length;
  return { passed: count('passed'), failed: count('failed'), quarantined: count('quarantined') };
}
