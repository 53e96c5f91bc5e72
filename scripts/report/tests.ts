import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { testRuns } from '../../content/thisSite/testRuns.ts';
import { requirements } from '../../content/thisSite/thisSite.ts';
import { readBuildInfo } from '../git.ts';
import { hostPrograms } from '../test/programs.ts';
import { countsOf, readResults, reportOf, type TestResult } from '../test/testReports.ts';

/** The stages of `npm test all` that write a report, in their order. A run is recorded only if all stages ran, on all web servers. */
const stages = ['unit', 'site', 'build-failures', 'e2e', 'engines'];
const file = 'content/thisSite/testRuns.json';

/** Adds the last `npm test all` to the file that the page about this site shows. @throws Error if a stage or a web server was not tested */
export async function report(): Promise<string[]> {
  const missing = [...stages.map(reportOf), ...Object.values(hostPrograms)].filter(
    (path) => !existsSync(path),
  );
  if (missing.length > 0) {
    throw new Error(
      `Reports or web servers that are missing: ${missing.join(', ')}. Install the servers, then run: npm test all`,
    );
  }
  const results = stages.flatMap(readResults);
  const { startTime }: { startTime: number } = JSON.parse(readFileSync(reportOf('unit'), 'utf8'));
  const end = statSync(reportOf('engines')).mtime;
  const run = {
    date: end.toISOString().slice(0, 10),
    version: readBuildInfo().commit,
    environment: `${os.type()}, Node ${process.versions.node}, Chromium, Firefox, WebKit, nginx, Caddy`,
    ...countsOf(results),
    minutes: Math.ceil((end.getTime() - startTime) / 60_000),
    failures: results.filter(({ result }) => result === 'failed').map(({ title }) => title),
  };
  const countsOfEach = requirements.map(({ key, tests }) => {
    const named = tests.map((reference) => reference.split(' › '));
    const isNamed = (test: TestResult) =>
      named.some(([name, part = '']) => test.file === name && test.title.includes(part));
    return [key, countsOf(results.filter(isNamed))];
  });
  const earlier = testRuns.runs.filter(({ version }) => version !== run.version).slice(0, 10);
  const content: typeof testRuns = {
    runs: [run, ...earlier],
    requirements: Object.fromEntries(countsOfEach),
  };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return [`${run.passed} passed, ${run.failed} failed, ${run.quarantined} quarantined (written to ${file})`];
}
