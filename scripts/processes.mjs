/** @returns a message about a process that a signal has ended */
export function endedBy(signal) {
  return signal === 'SIGKILL'
    ? 'The system has ended it (SIGKILL), as it does where memory runs out: a build needs 1 GB. Give it more, or run less beside it.'
    : `The signal ${signal} has ended it.`;
}

/**
 * The options of Node for a build. With 64 MB for young objects (V8), a build is a seventh faster. If the heap grows by half instead of
 * fourfold, a build with 10,000 more pages needs 2.3 GB instead of 5.3.
 */
export const buildFlags = ['--max-semi-space-size=64', '--heap-growing-percent=50'];

/** The options of Node for a server, which is mostly idle. The default 16 MB for young objects would be most of its memory. */
export const serveFlags = ['--max-semi-space-size=1'];

/** Calls `stop` once the parent process has ended, such as npm's shell. A signal that ends this shell does not reach the command in it. */
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
