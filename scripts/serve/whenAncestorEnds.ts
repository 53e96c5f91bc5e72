import { spawnSync } from 'node:child_process';
import { isRunning } from '../isRunning.ts';

/** The time between two looks at the processes. */
const everyMilliseconds = 1000;

/**
 * Calls back once a process has ended that has started this one, directly or not. npm and the shell that it starts die of a signal without
 * passing it on: what they have started would go on, and hold its port.
 */
export function whenAncestorEnds(stop: () => void): void {
  // npm sets this variable for each script that it runs (its documentation, "scripts", "current lifecycle event").
  const ancestors = process.env.npm_lifecycle_event ? ancestorsUpToNpm() : [process.ppid];
  const timer = setInterval(() => {
    if (!ancestors.every(isRunning)) {
      clearInterval(timer);
      stop();
    }
  }, everyMilliseconds);
  timer.unref();
}

/** @returns the processes between npm and this one, and npm; where the system does not say, this one's parent alone */
function ancestorsUpToNpm(): number[] {
  const ancestors = [process.ppid];
  // At most three: `scripts/bootstrap.mjs`, a shell, npm.
  for (let steps = 0; steps < 3; steps += 1) {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(ancestors.at(-1))], {
      encoding: 'utf8',
    });
    const [, parent, program = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
    if (/^npm\b|npm-cli\.js/.test(program)) {
      return ancestors;
    }
    ancestors.push(Number(parent));
  }
  return [process.ppid];
}
