import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { siteIsFresh } from './build/builtSite.ts';
import { buildFlags } from './processes.mjs';
import { runCommand } from './runCommand.ts';
import { settingExamples } from './settings.ts';
import {
  enginePrograms,
  findChromium,
  findFullChromium,
  hostPrograms,
  installPackages,
} from './test/programs.ts';
import { countsOf, readResults, reportOf } from './test/testReports.ts';

interface Outcome {
  passed: number;
  failed: number;
}

interface Stage {
  name: string;
  command: string;
  /** A slow stage that seldom fails runs only in `npm test all`, or if the command names it. */
  isOfAll?: boolean;
}

const vitest = (project: string, isOfAll = false): Stage => ({
  name: project,
  isOfAll,
  command: `vitest run --project ${project} --reporter=dot --reporter=json --outputFile.json=${reportOf(project)}`,
});

/** The groups that can fail soonest run first. The stages of a group run at the same time, because no stage uses two cores. */
const groups: Stage[][] = [
  [
    // Several checkers would save no time while two other stages run, because each would compute the shared types again.
    { name: 'types', command: 'tsc --noEmit --checkers 1' },
    { name: 'lint', command: 'biome ci .' },
    vitest('unit'),
  ],
  [{ name: 'build', command: `tsx ${buildFlags.join(' ')} scripts/build.ts` }],
  [vitest('site'), vitest('build-failures', true)],
  [{ name: 'e2e', command: 'playwright test' }],
  [vitest('engines', true)],
];
const stages = groups.flat();
const stagesOfBuiltSite = ['site', 'e2e', 'engines'];

/** Piped tools cannot detect a terminal, so they are told to use colours. A log has no colours, unless FORCE_COLOR is set. */
const colours = process.stdout.isTTY
  ? { FORCE_COLOR: '1' }
  : process.env.FORCE_COLOR
    ? {}
    : { NO_COLOR: '1' };

/** Runs a stage. If other stages run at the same time, the output is printed at the end. */
async function run({ name, command }: Stage, isAlone: boolean): Promise<Outcome> {
  const start = performance.now();
  if (isAlone) {
    console.log(`\n── ${name}`);
  }
  rmSync(reportOf(name), { force: true });
  const child = spawn('npx', ['--no-install', ...command.split(' ')], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...colours },
  });
  const [[status], ...outputs] = await Promise.all([
    once(child, 'close'),
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  ]);
  const outcome = outcomeOf(name, status === 0);
  if (!isAlone) {
    console.log(`\n── ${name}\n${outputs.join('')}`.trimEnd());
  }
  console.log(
    `── ${name}: ${outcome.failed === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  return outcome;
}

/** A failed stage has at least one failure, whatever its report says. A stage without a report counts as one check. */
function outcomeOf(stage: string, succeeded: boolean): Outcome {
  if (!existsSync(reportOf(stage))) {
    return { passed: Number(succeeded), failed: Number(!succeeded) };
  }
  const { passed, failed } = countsOf(readResults(stage));
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

/** Installs the programs that these stages lack. Web servers are installed only in CI: a test must not put one on a person's machine. */
function installMissing(chosen: readonly string[], isAll: boolean): void {
  const areThere = (programs: Record<string, string>) => Object.values(programs).every(existsSync);
  // Some tests need the full browser. The others take half the time in the headless shell, so both are installed.
  const full = findFullChromium();
  if (chosen.includes('e2e') && (!full || full === findChromium())) {
    installPackages('Chromium');
  }
  if (chosen.includes('engines') && !areThere(enginePrograms)) {
    installPackages('engines');
  }
  if (isAll && process.env.CI && !areThere(hostPrograms)) {
    installPackages('hosts');
  }
}

await runCommand(async () => {
  // Tests use the local mocks, whatever services `.env` names. An empty setting counts as unset.
  for (const name of Object.keys(settingExamples())) {
    process.env[name] = '';
  }
  const isAll = process.argv[2] === 'all';
  const wanted = process.argv.slice(isAll ? 3 : 2);
  // playwright.config.ts and tests/hosts/startHost.ts read this variable.
  if (isAll) {
    process.env.TEST_ALL = '1';
  }
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such stage: ${unknown.join(', ')}. There are all, ${stages.map(({ name }) => name).join(', ')}.`,
    );
  }
  const isChosen = ({ name, isOfAll }: Stage) =>
    wanted.length === 0 ? isAll || !isOfAll : wanted.includes(name);
  const chosen = stages.filter(isChosen).map(({ name }) => name);
  if (
    !chosen.includes('build') &&
    chosen.some((name) => stagesOfBuiltSite.includes(name)) &&
    !siteIsFresh()
  ) {
    throw new Error(
      `dist/client was not made of what the project holds now: a file has changed since, or the last build was refused. Build first, and see what it says: npm test build ${chosen.join(' ')}`,
    );
  }
  mkdirSync('test-reports', { recursive: true });
  installMissing(chosen, isAll);

  const total = { passed: 0, failed: 0 };
  const failedStages: string[] = [];
  for (const group of groups.map((each) => each.filter(isChosen))) {
    const outcomes = await Promise.all(group.map((stage) => run(stage, group.length === 1)));
    for (const [index, { passed, failed }] of outcomes.entries()) {
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) {
        failedStages.push(group[index]?.name ?? '');
      }
    }
    // Later stages test the built site, so they would only fail for the same reason.
    if (group.some(({ name }) => name === 'build') && outcomes.some(({ failed }) => failed > 0)) {
      break;
    }
  }
  if (failedStages.length > 0) {
    console.log(`\nFailed: ${failedStages.join(', ')}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) {
    process.exit(1);
  }
});
