import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { type TestRuns, testRuns } from '../../content/thisSite/testRuns.ts';
import { requirements } from '../../content/thisSite/thisSite.ts';
import { buildMark } from '../git.ts';
import { readStageReport, type TestResult } from '../test/testReports.ts';

const file = 'content/thisSite/testRuns.json';

/** Puts what the last `npm test all` gave into the file that the page about this site quotes. A run of some stages is no run. */
export async function report(): Promise<string[]> {
  const reports = ['unit', 'site', 'build-failures', 'e2e', 'engines'].map((stage) => {
    const found = readStageReport(stage);
    if (!found) {
      throw new Error(`The stage "${stage}" has not run. Run all of them first: npm test all`);
    }
    return found;
  });
  const results = reports.flatMap((each) => each.results);
  const end = Math.max(...reports.map((each) => each.end));
  const run = {
    date: new Date(end).toISOString().slice(0, 10),
    version: buildMark().commit,
    environment: `${os.type()}, Node ${process.versions.node}, Chromium, Firefox, WebKit`,
    ...countsOf(results),
    minutes: Math.ceil((end - Math.min(...reports.map((each) => each.start))) / 60_000),
    failures: results.filter(({ result }) => result === 'failed').map(({ title }) => title),
  };
  const countsOfEach = requirements.map(({ key, tests }) => {
    // A reference may name a part of a title (`testReference` in `content/fields.ts`).
    const named = tests.map((reference) => reference.split(' › '));
    const isNamed = (test: TestResult) =>
      named.some(([name, part = '']) => test.file === name && test.title.includes(part));
    return [key, countsOf(results.filter(isNamed))] as const;
  });
  const earlier = testRuns.runs.filter(({ version }) => version !== run.version).slice(0, 10);
  const facts: TestRuns = { runs: [run, ...earlier], requirements: Object.fromEntries(countsOfEach) };
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`);
  return [
    `${run.passed} passed, ${run.failed} failed, ${run.isolated} isolated (written to ${file})`,
    ...run.failures.map((title) => `Failed: ${title}`),
    ...countsOfEach.flatMap(([key, { passed, failed }]) =>
      passed + failed === 0 ? `No test of this run holds the requirement "${key}".` : [],
    ),
  ];
}

function countsOf(results: readonly TestResult[]) {
  const count = (wanted: TestResult['result']) => results.filter(({ result }) => result === wanted).length;
  return { passed: count('passed'), failed: count('failed'), isolated: count('isolated') };
}
