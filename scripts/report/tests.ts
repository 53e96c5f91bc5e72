import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { requirements } from '../../content/thisSite/requirements.ts';
import { earlierRuns, type TestRun, testRuns } from '../../content/thisSite/testRuns.ts';
import { buildMark } from '../git.ts';
import { readStageReport, type TestResult } from '../test/testReports.ts';

const file = 'content/thisSite/testRuns.json';

/**
 * Reads what the tests wrote in the last run of `npm test all`, and puts it before the earlier runs in the file that the page about this
 * site quotes. Without browsers the pages cannot say that they were tested, so a run of some stages is no run.
 *
 * @throws Error when one of them has none
 */
export async function report(): Promise<string[]> {
  const stages = ['unit', 'site', 'build-failures', 'e2e', 'engines'];
  const reports = stages.map((stage) => {
    const found = readStageReport(stage);
    if (!found) {
      throw new Error(`The stage "${stage}" has not run. Run all of them first: npm test all`);
    }
    return found;
  });
  const results = reports.flatMap((each) => each.results);
  const start = Math.min(...reports.map((each) => each.start));
  const end = Math.max(...reports.map((each) => each.end));
  const run: TestRun = {
    date: new Date(end).toISOString().slice(0, 10),
    version: buildMark().commit,
    environment: `${os.type()}, Node ${process.versions.node}, Chromium, Firefox, WebKit`,
    ...countsOf(results),
    minutes: Math.ceil((end - start) / 60_000),
    failures: results.filter(({ result }) => result === 'failed').map(({ title }) => title),
  };
  const ofRequirements = requirements.map(({ key, tests }) => ({
    key,
    counts: countsOf(results.filter((test) => tests.some((reference) => isNamed(test, reference)))),
  }));
  const runs = [run, ...testRuns.runs.filter(({ version }) => version !== run.version)];
  const facts = {
    runs: runs.slice(0, earlierRuns + 1),
    requirements: Object.fromEntries(ofRequirements.map(({ key, counts }) => [key, counts])),
  };
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`);
  const untested = ofRequirements.filter(({ counts }) => counts.passed + counts.failed === 0);
  return [
    `${run.passed} passed, ${run.failed} failed, ${run.isolated} isolated (written to ${file})`,
    ...run.failures.map((title) => `Failed: ${title}`),
    ...untested.map(({ key }) => `No test of this run holds the requirement "${key}".`),
  ];
}

function countsOf(results: readonly TestResult[]) {
  const count = (wanted: TestResult['result']) => results.filter(({ result }) => result === wanted).length;
  return { passed: count('passed'), failed: count('failed'), isolated: count('isolated') };
}

/** A reference may name a part of a title (`testReference` in `content/fields.ts`). */
function isNamed({ file: own, title }: TestResult, reference: string): boolean {
  const [name, part = ''] = reference.split(' › ');
  return own === name && title.includes(part);
}
