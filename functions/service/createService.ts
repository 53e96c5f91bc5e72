import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { describeWithoutText, HttpError, systemCode } from './errors.ts';
import { networkOf } from './networkOf.ts';

export interface ServiceOptions {
  /** The name of the service in log messages, such as "The chat function". */
  name: string;
  path: string;
  /** `origin`: the origins whose pages may read the responses. `allowHeaders`: the headers that these pages may send. */
  cors: Pick<NonNullable<Parameters<typeof cors>[0]>, 'origin' | 'allowHeaders'>;
  /** Throws an HttpError for a call that this service does not accept. Such a call is not counted. */
  admit: (context: Context) => void;
  /** The limit for each network. Each instance of the service counts separately. */
  rateLimit: RateLimit;
  /** The host's own rate limit over all instances. It returns for how many seconds calls from the network are refused, or 0. */
  hostLimit?: ((network: string) => Promise<number>) | undefined;
  /** Returns the caller's address, as the host gives it. All callers without an address count as one network (`networkOf`). */
  ipAddressOf?: ((context: Context) => string | undefined) | undefined;
  maxBodyBytes: number;
  handle: (context: Context) => Response | Promise<Response>;
  /** Returns the body of the response to a GET, for uptime checks. Without this option, a GET is rejected. */
  state?: (() => Record<string, unknown>) | undefined;
  errorResponse: (context: Context, error: HttpError) => Response | Promise<Response>;
  /** Receives a message for each failure of the service. The message never contains a visitor's text. */
  report: (message: string) => void;
}

/** Creates a service that is called with POST. It checks caller, rate and size before `handle` answers. Each error becomes a response. */
export function createService(options: ServiceOptions): Hono {
  const { path, maxBodyBytes } = options;
  const secondsToWait = createRateLimit(options.rateLimit);
  const service = new Hono();

  service.use(cors({ ...options.cors, allowMethods: ['POST', 'OPTIONS'], maxAge: 24 * 3600 }));
  service.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });

  service.post(
    path,
    async (context, next) => {
      options.admit(context);
      const network = networkOf(options.ipAddressOf?.(context) ?? 'unknown');
      const seconds = secondsToWait(network) || (await hostSecondsToWait(options, network));
      if (seconds > 0) {
        const message = `Too many calls: try again in ${seconds} seconds.`;
        throw new HttpError(429, { code: 'too_many_requests', message }, { 'Retry-After': String(seconds) });
      }
      await next();
    },
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new HttpError(413, { code: 'too_large', message: `A call may have ${maxBodyBytes} bytes.` });
      },
    }),
    options.handle,
  );
  const { state } = options;
  if (state) {
    service.get(path, (context) => context.json(state()));
  }
  service.all(path, () => {
    const allowed = { Allow: `${state ? 'GET, HEAD, ' : ''}POST, OPTIONS` };
    throw new HttpError(405, { code: 'method_not_allowed', message: 'Call with POST.' }, allowed);
  });

  service.onError((error, context) => {
    if (error instanceof HttpError) {
      return options.errorResponse(context, error);
    }
    // A visitor who leaves before the body has arrived is not a failure of the service.
    if (!context.req.raw.signal.aborted && systemCode(error) !== 'ECONNRESET') {
      options.report(`${options.name} failed: ${describeWithoutText(error)}`);
    }
    return options.errorResponse(
      context,
      new HttpError(500, { code: 'internal', message: 'The call could not be answered.' }),
    );
  });

  return service;
}

/** Asks the host's rate limit. If this fails, the call is accepted, because the service has its own limit. */
async function hostSecondsToWait(
  { name, hostLimit, report }: Pick<ServiceOptions, 'name' | 'hostLimit' | 'report'>,
  network: string,
): Promise<number> {
  try {
    return (await hostLimit?.(network)) ?? 0;
  } catch (error) {
    report(`${name} was not told by its host how often it is called: ${describeWithoutText(error)}`);
    return 0;
  }
}

/** The number of requests that one network may send within a time window. */
export type RateLimit = { limit: number; windowMs: number };

/** If more networks than this are counted, all counts are cleared. Otherwise, calls from many networks could fill the memory. */
const maxNetworks = 10_000;

/** @returns a function to call once per request. It counts the request and returns the seconds to wait, or 0. */
export function createRateLimit({ limit, windowMs }: RateLimit): (network: string) => number {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (network) => {
    const now = Date.now();
    if (now >= endsAt || counts.size > maxNetworks) {
      counts.clear();
      endsAt = now + windowMs;
    }
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count <= limit ? 0 : Math.ceil((endsAt - now) / 1000);
  };
}
