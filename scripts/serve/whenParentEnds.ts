import { spawnSync } from 'node:child_process';
import { isRunning } from '../isRunning.ts';

/** How often it is looked whether they are still there. */
const everyMilliseconds = 1000;

/**
 * Calls back once a process that has started this one is gone: `npm` and the shell that it starts die of a signal without passing it on,
 * and what they have started would go on, and hold its port.
 */
export function whenParentEnds(stop: () => void): void {
  const parents = process.env.npm_lifecycle_event ? parentsUpToNpm() : [process.ppid];
  const timer = setInterval(() => {
    if (!parents.every(isRunning)) {
      clearInterval(timer);
      stop();
    }
  }, everyMilliseconds);
  timer.unref();
}

/** @returns the processes between npm and this one, and npm; where the system does not say, this one's parent alone */
function parentsUpToNpm(): number[] {
  const parents = [process.ppid];
  // npm, its shell, `scripts/bootstrap.mjs`.
  for (let steps = 0; steps < 3; steps += 1) {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(parents.at(-1))], {
      encoding: 'utf8',
    });
    const [, parent, program = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
    if (/^npm\b|npm-cli\.js/.test(program)) {
      return parents;
    }
    parents.push(Number(parent));
  }
  return [process.ppid];
}
