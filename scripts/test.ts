import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runCommand } from './runCommand.ts';
import { installChromium } from './test/installChromium.ts';
import { type Outcome, readTestReport } from './test/readTestReport.ts';

interface Stage {
  name: string;
  command: string[];
  /** The file of what the stage says of its tests, in JUnit's XML; a stage without report is one check. */
  report?: string;
}

const vitest = (project: string): Stage => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=junit',
    `--outputFile.junit=test-results/${project}.xml`,
  ],
  report: `test-results/${project}.xml`,
});

/** In this order: what fails fast comes first. */
const stages: Stage[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  vitest('unit'),
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  vitest('site'),
  vitest('build-failures'),
  { name: 'e2e', command: ['playwright', 'test'], report: 'test-results/e2e.xml' },
];

function run({ name, command, report }: Stage): Outcome {
  const start = performance.now();
  console.log(`\n── ${name}`);
  if (report) rmSync(report, { force: true });
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const outcome = outcomeOf(report, status === 0);
  console.log(
    `── ${name}: ${outcome.failed === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  return outcome;
}

/** A stage that ends badly has at least one failure, whatever its report says, and one that reports no test has tested nothing. */
function outcomeOf(report: Stage['report'], succeeded: boolean): Outcome {
  if (!report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [] };
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [] };
  const outcome = readTestReport(readFileSync(report, 'utf8'));
  const isGood = succeeded && outcome.passed > 0;
  return isGood ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) };
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
  const failures: string[] = [];
  for (const stage of chosen) {
    const { passed, failed, failures: named } = run(stage);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(`${stage.name} failed`, ...named.map((failure) => `  ${failure}`));
    // Site checks and browsers would only repeat that there is no build.
    if (stage.name === 'build' && failed > 0) break;
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exit(1);
});
