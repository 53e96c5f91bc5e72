import { parse } from 'node-html-parser';

/** What a stage of `npm test` has found. */
export interface Outcome {
  passed: number;
  failed: number;
  /** One line for each test that failed: where, which, and the first line of why. */
  failures: string[];
}

/**
 * @param report what vitest and Playwright both write: JUnit's XML
 * @returns its tests, without those that were skipped
 */
export function readTestReport(report: string): Outcome {
  const tests = parse(report)
    .querySelectorAll('testcase')
    .filter((test) => !test.querySelector('skipped'));
  const failures = tests.flatMap((test) => {
    const failure = test.querySelector('failure, error');
    if (!failure) return [];
    const why = /^\s*(\w*Error: .*)$/m.exec(failure.text)?.[1] ?? failure.getAttribute('message') ?? '';
    return [`${test.getAttribute('classname')} › ${test.getAttribute('name')}: ${why}`];
  });
  return { passed: tests.length - failures.length, failed: failures.length, failures };
}
