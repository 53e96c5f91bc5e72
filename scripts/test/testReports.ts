import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What came of one test. It is isolated where it was skipped, or passed at the second try only: it says nothing certain of the site. */
export interface TestResult {
  /** The file of the test, from the project's folder, with slashes. */
  file: string;
  title: string;
  result: 'passed' | 'failed' | 'isolated';
}

/** What the tests of one stage gave. */
export interface StageReport {
  results: TestResult[];
  /** In milliseconds since 1970. */
  start: number;
  end: number;
}

/** The part that is read here of vitest's JSON reporter (vitest documentation, "JSON Reporter", which follows Jest). */
interface VitestReport {
  startTime: number;
  testResults: {
    name: string;
    status: string;
    endTime: number;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** The part that is read here of Playwright's JSON reporter (its documentation, `JSONReport`). */
interface PlaywrightReport {
  config: { rootDir: string };
  stats: { startTime: string; duration: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: PlaywrightSuite[];
}

/** The JSON report of a stage's tests. Not in `test-results`, which Playwright empties when it begins. */
export const reportOf = (stage: string) => `test-reports/${stage}.json`;

/** @returns what the tests of a stage gave when it ran last; nothing where it has no report */
export function readStageReport(stage: string): StageReport | undefined {
  const file = reportOf(stage);
  if (!existsSync(file)) {
    return undefined;
  }
  return stageReport(JSON.parse(readFileSync(file, 'utf8')));
}

/** @returns what the report of vitest or of Playwright says */
export function stageReport(report: VitestReport | PlaywrightReport): StageReport {
  return 'testResults' in report ? ofVitest(report) : ofPlaywright(report);
}

function ofVitest({ startTime, testResults }: VitestReport): StageReport {
  return {
    results: testResults.flatMap(({ name, status, assertionResults }) => {
      const file = fromProject(name);
      const results = assertionResults.map((test) => ({
        file,
        title: test.fullName,
        result: resultOf(test.status, 'passed', 'failed'),
      }));
      // A file that cannot be loaded has failed, and has no tests.
      const isBroken = status === 'failed' && results.every(({ result }) => result !== 'failed');
      return isBroken ? [...results, { file, title: file, result: 'failed' as const }] : results;
    }),
    start: startTime,
    end: Math.max(startTime, ...testResults.map(({ endTime }) => endTime)),
  };
}

function ofPlaywright({ config, stats, errors, suites }: PlaywrightReport): StageReport {
  const resultsIn = (suite: PlaywrightSuite): TestResult[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        file: fromProject(path.join(config.rootDir, suite.file)),
        title,
        result: resultOf(status, 'expected', 'unexpected'),
      })),
    ),
    ...(suite.suites ?? []).flatMap(resultsIn),
  ];
  const start = Date.parse(stats.startTime);
  return {
    results: [
      ...suites.flatMap(resultsIn),
      ...errors.map(({ message = '' }) => ({
        file: fromProject(config.rootDir),
        title: message,
        result: 'failed' as const,
      })),
    ],
    start,
    end: start + stats.duration,
  };
}

function resultOf(status: string, passed: string, failed: string): TestResult['result'] {
  return status === passed ? 'passed' : status === failed ? 'failed' : 'isolated';
}

function fromProject(file: string): string {
  return path.relative('.', file).replaceAll(path.sep, '/');
}
