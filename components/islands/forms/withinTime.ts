/**
 * Runs what may never end.
 *
 * @param limit the time, in milliseconds; what the error says when it is over; a signal that gives up earlier
 * @param run is told by its signal when nobody waits for it any more
 * @returns its result
 * @throws Error with the limit's message, the reason of the limit's signal, or what `run` throws
 */
export function withinTime<Result>(
  { time, message, signal }: { time: number; message: string; signal: AbortSignal },
  run: (signal: AbortSignal) => PromiseLike<Result>,
): Promise<Result> {
  // `AbortSignal.any` and `AbortSignal.timeout` are younger than the browsers we build for.
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new Error(message)), time);
  signal.addEventListener('abort', giveUp);
  return new Promise<Result>((resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    if (signal.aborted) {
      giveUp();
    } else {
      Promise.resolve(run(controller.signal)).then(resolve, reject);
    }
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  });
}
