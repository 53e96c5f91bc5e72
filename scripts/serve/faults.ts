import type { MiddlewareHandler } from 'hono';
import { connectionOf } from './connectionOf.ts';

/**
 * What a test may have happen instead of the real thing: any answer at all (a 500, a list of field errors,
 * a page where JSON is expected, a body that breaks off), no answer until the client gives up, or a connection cut
 * before the first byte.
 */
export type Fault = Response | 'hang' | 'cut';

/** Decides for each request; `undefined` lets it through. */
export type FaultPlan = (request: Request) => Fault | undefined;

/**
 * Applies a plan of faults. It exists only where a test passes one to `createBackend`; nothing that a client sends
 * can cause a fault.
 *
 * @throws Error for `cut` without a socket
 */
export function applyFaults(plan: FaultPlan): MiddlewareHandler {
  return async (context, next) => {
    const fault = plan(context.req.raw);
    if (fault === undefined) return next();
    // A plan may give the same answer each time; a body can be read only once.
    if (typeof fault !== 'string') return fault.clone();
    if (fault === 'hang') {
      await aborted(context.req.raw.signal);
    } else {
      const connection = connectionOf(context);
      if (!connection) throw new Error('A connection can only be cut on a server that listens');
      connection.destroy();
    }
    // Nobody is there to receive it any more.
    return context.body(null, 500);
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
