import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { createRateLimit, type RateLimit } from './createRateLimit.ts';
import { describeWithoutText, systemCode } from './describeWithoutText.ts';
import { networkOf } from './networkOf.ts';
import { type CallError, Refusal } from './Refusal.ts';

export interface ServiceOptions<Code extends string> {
  /** Its name in reports, such as "The chat function". */
  name: string;
  /** Its path, as Hono writes paths. */
  path: string;
  /** The origins whose pages may read its answers, and the headers that they may send. */
  cors: Pick<NonNullable<Parameters<typeof cors>[0]>, 'origin' | 'allowHeaders'>;
  /** Throws a Refusal for a call that is not for this service. Such a call is not counted. */
  admit: (context: Context) => void;
  rateLimit: RateLimit;
  /** The host's own count, over all running copies of the service. It returns the seconds that the network has to wait, 0 if it may pass. */
  hostLimit?: ((network: string) => Promise<number>) | undefined;
  /** Returns the caller's address, as the host gives it. Those of one network (`networkOf`) and those without an address share one count. */
  addressOf: (context: Context) => string | undefined;
  /** In bytes. */
  largestBody: number;
  answer: (context: Context) => Response | Promise<Response>;
  /** Returns what an uptime check is told, to which a GET is answered. Without it, a GET is refused. */
  state?: (() => Record<string, unknown>) | undefined;
  /** The errors that `createService` itself answers with, in the wording and with the codes of this service. */
  errors: {
    wrongMethod: CallError<Code>;
    tooMany: (seconds: number) => CallError<Code>;
    tooLarge: CallError<Code>;
    failed: CallError<Code>;
  };
  /** Writes a refusal in the format of this service. */
  answerRefused: (context: Context, refusal: Refusal<Code>) => Response | Promise<Response>;
  /** Receives a message for each failure on our side. No message contains words of a visitor. */
  report: (message: string) => void;
}

/**
 * Creates a service that is called with POST. It checks who calls, how often and with how large a body before the service answers, and
 * turns each error into a refusal in the service's format. Node, Deno and Cloudflare Workers run it.
 *
 * @returns a Hono app to mount anywhere; no cache keeps its answers, and no browser guesses their type
 */
export function createService<Code extends string>(options: ServiceOptions<Code>): Hono {
  const { path, errors } = options;
  const secondsToWait = createRateLimit(options.rateLimit);
  const service = new Hono();

  service.use(cors({ ...options.cors, allowMethods: ['POST', 'OPTIONS'], maxAge: 86_400 }));
  service.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });

  service.post(
    path,
    async (context, next) => {
      options.admit(context);
      const network = networkOf(options.addressOf(context) ?? 'unknown');
      const seconds = secondsToWait(network) || (await hostSecondsToWait(options, network));
      if (seconds > 0) {
        throw new Refusal(429, [errors.tooMany(seconds)], { 'Retry-After': String(seconds) });
      }
      await next();
    },
    bodyLimit({
      maxSize: options.largestBody,
      onError: () => {
        throw new Refusal(413, [errors.tooLarge]);
      },
    }),
    options.answer,
  );
  const { state } = options;
  if (state) {
    service.get(path, (context) => context.json(state()));
  }
  service.all(path, () => {
    throw new Refusal(405, [errors.wrongMethod], { Allow: `${state ? 'GET, HEAD, ' : ''}POST, OPTIONS` });
  });

  service.onError((error, context) => {
    if (error instanceof Refusal) {
      return options.answerRefused(context, error);
    }
    // A visitor who leaves before the body has come is no failure of ours.
    if (!context.req.raw.signal.aborted && systemCode(error) !== 'ECONNRESET') {
      options.report(`${options.name} failed: ${describeWithoutText(error)}`);
    }
    return options.answerRefused(context, new Refusal(500, [errors.failed]));
  });

  return service;
}

/** Asks the host's count. A host that fails to count refuses nobody, because the service has its own count. */
async function hostSecondsToWait(
  { name, hostLimit, report }: Pick<ServiceOptions<string>, 'name' | 'hostLimit' | 'report'>,
  network: string,
): Promise<number> {
  try {
    return (await hostLimit?.(network)) ?? 0;
  } catch (error) {
    report(`${name} was not told by its host how often it is called: ${describeWithoutText(error)}`);
    return 0;
  }
}
