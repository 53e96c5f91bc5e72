/** Runs a function with a time limit. When the time is over or `signal` aborts, the promise rejects, and the signal of `run` aborts. */
export function withinTime<Result>(
  { timeMs, error, signal }: { timeMs: number; error: Error; signal: AbortSignal },
  run: (signal: AbortSignal) => PromiseLike<Result>,
): Promise<Result> {
  // `AbortSignal.any` (Chrome 116, Safari 17.4) would join both signals, but the oldest browsers of `vite.config.ts` lack it.
  const controller = new AbortController();
  const forwardAbort = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(error), timeMs);
  signal.addEventListener('abort', forwardAbort);
  return new Promise<Result>((resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    if (signal.aborted) {
      forwardAbort();
    } else {
      Promise.resolve(run(controller.signal)).then(resolve, reject);
    }
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', forwardAbort);
  });
}
