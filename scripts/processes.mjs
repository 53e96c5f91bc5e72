/** @returns a message about a process that a signal (`SIGKILL`) has ended, for the person who waits for it */
export function endedBy(signal) {
  return signal === 'SIGKILL'
    ? 'The system has ended it (SIGKILL), as it does where memory runs out: a build needs 1 GB. Give it more, or run less beside it.'
    : `The signal ${signal} has ended it.`;
}

/**
 * The options of Node for a build. 64 MB for young objects (V8, `--max-semi-space-size`) save a seventh of its time. Memory that grows by
 * half, not fourfold (`--heap-growing-percent`), needs 2.3 GB instead of 5.3 for 10,000 more pages.
 */
export const buildFlags = ['--max-semi-space-size=64', '--heap-growing-percent=50'];

/** The options of Node for a server. It waits most of its time: young objects of 16 MB would make up most of its memory. */
export const serveFlags = ['--max-semi-space-size=1'];

/** Calls back once the parent process has ended: npm's shell dies of a signal without passing it on. */
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
