/**
 * @param signal the signal that has ended a process: `SIGKILL`
 * @returns what to tell the person who waits for it
 */
export function endedBy(signal) {
  return signal === 'SIGKILL'
    ? 'The system has ended it (SIGKILL), as it does where memory runs out: a build needs 1 GB. Give it more, or run less beside it.'
    : `The signal ${signal} has ended it.`;
}

/**
 * What Node is started with for a build. Objects that soon are garbage get 64 MB instead of 16 (V8, `--max-semi-space-size`): a clean build
 * takes a seventh less time. The memory for the others may grow by half before they are collected (`--heap-growing-percent`), where V8
 * would let it grow to four times its size: 10,000 pages more then need 2.3 GB instead of 5.3, in the same time.
 */
export const buildFlags = ['--max-semi-space-size=64', '--heap-growing-percent=50'];

/** What Node is started with to serve: a server waits most of its time, and garbage of 16 MB before it is collected would be most of its memory. */
export const serveFlags = ['--max-semi-space-size=1'];

/**
 * Calls back once the process that has started this one has ended. npm's shell dies of a signal without passing it on: what it has started
 * would go on, and hold its port.
 */
export function whenParentEnds(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(timer);
      stop();
    }
  }, 1000);
  timer.unref();
}
