import { select, selectAll } from 'hast-util-select';
import { toString as rawTextOf } from 'hast-util-to-string';
import { propertyOf, treeOf } from '../../renderer/page/tree.ts';

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
  // HTML reads what stands in a drawing as XML (HTML standard, "foreign content").
  const tests = selectAll('testcase', treeOf(`<svg>${report}</svg>`)).filter(
    (test) => !select('skipped', test),
  );
  const failures = tests.flatMap((test) => {
    const failure = select('failure, error', test);
    if (!failure) return [];
    const why = /^\s*(\w*Error: .*)$/m.exec(rawTextOf(failure))?.[1] ?? propertyOf(failure, 'message') ?? '';
    return [`${propertyOf(test, 'className')} › ${propertyOf(test, 'name')}: ${why}`];
  });
  return { passed: tests.length - failures.length, failed: failures.length, failures };
}
