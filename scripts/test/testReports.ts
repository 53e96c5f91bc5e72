/** What a stage of `npm test` has found. */
export interface Outcome {
  passed: number;
  failed: number;
  /** One line for each test that failed: where, which, and the first line of why. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Reads what `vitest --reporter=json` writes. */
export function readVitestReport(report: VitestReport): Outcome {
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no test that could fail.
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}: ${firstLine(message)}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0] ?? '')}`,
        ),
    ]),
  };
}

/** Reads what `playwright test --reporter=json` writes. */
export function readPlaywrightReport({ stats, suites }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(failuresIn),
  };
}

function failuresIn({ suites, specs }: PlaywrightSuite): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
        return `${file}:${line} › ${title}: ${firstLine(message ?? '')}`;
      }),
    ...(suites ?? []).flatMap(failuresIn),
  ];
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
