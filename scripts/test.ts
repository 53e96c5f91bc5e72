import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installChromium } from './installChromium.ts';
import { runCommand } from './runCommand.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Stage {
  name: string;
  command: string[];
  /** Reads the counts of the report that the stage has written; a stage without report is one check. */
  report?: { file: string; read: (report: never) => Count };
}

const vitest = (project: string): Stage => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=test-results/${project}.json`,
  ],
  report: {
    file: `test-results/${project}.json`,
    read: (report: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => ({
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    }),
  },
});

/** In this order: what fails fast comes first. */
const stages: Stage[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  vitest('unit'),
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  vitest('site'),
  vitest('build-failures'),
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    report: {
      file: 'test-results/e2e.json',
      read: (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
      }),
    },
  },
];

function run({ name, command, report }: Stage): Count {
  const start = performance.now();
  console.log(`\n── ${name}`);
  if (report) rmSync(report.file, { force: true });
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const count = countOf(report, status === 0);
  console.log(
    `── ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  return count;
}

/** A stage that ends badly has at least one failure, whatever its report says, and one that reports no test has tested nothing. */
function countOf(report: Stage['report'], succeeded: boolean): Count {
  if (!report) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(report.file)) return { passed: 0, failed: 1 };
  const { passed, failed } = report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never);
  return { passed, failed: succeeded && passed > 0 ? failed : Math.max(failed, 1) };
}

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such stage: ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`,
    );
  }
  const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  mkdirSync('test-results', { recursive: true });
  if (chosen.some(({ name }) => name === 'e2e')) installChromium();

  const total = { passed: 0, failed: 0 };
  for (const stage of chosen) {
    const { passed, failed } = run(stage);
    total.passed += passed;
    total.failed += failed;
    // Site checks and browsers would only repeat that there is no build.
    if (stage.name === 'build' && failed > 0) break;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exit(1);
});
