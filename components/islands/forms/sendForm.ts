import type { FormEndpoint } from '../../../renderer/content/publicSettings.ts';
import { withinTime } from './withinTime.ts';

export class FormError extends Error {
  override readonly name = 'FormError';

  constructor(
    message: string,
    readonly details: {
      /** `late`: the service may have received the form. `busy`: it can be sent again later. `tooLarge`: the texts are too long. */
      problem: 'failed' | 'late' | 'busy' | 'tooLarge';
      /** The number of seconds to wait before sending again, if a busy service returns this number. */
      waitSeconds?: number | undefined;
      /** The JSON body of the response; undefined if there is none. */
      responseBody?: unknown;
    },
  ) {
    super(message);
  }
}

const problemOfStatus = new Map<number, 'tooLarge' | 'busy'>([
  [413, 'tooLarge'],
  [429, 'busy'],
]);

/**
 * Sends a form. It never retries, because the service may have received a request that got no answer.
 *
 * @param key identifies the values, so that the service recognises them if they are sent again; undefined if the browser created no key
 * @throws FormError if the response is no confirmation or comes too late, the error of `fetch`, or the reason with which `signal` aborts
 */
export function sendForm(
  { url, urlencoded, takesKey }: FormEndpoint,
  body: Readonly<Record<string, string>>,
  key: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const error = new FormError('Form submission failed: no answer within 15 seconds', { problem: 'late' });
  const values = { ...body, ...(takesKey && key && { idempotency_key: key }) };
  // The header is sent only to a path of this site, because a service on another origin would have to allow it (CORS).
  const header = key && url.startsWith('/') ? { 'Idempotency-Key': key } : undefined;
  return withinTime({ timeMs: 15_000, error, signal }, async (eitherSignal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': urlencoded ? 'application/x-www-form-urlencoded' : 'application/json',
        Accept: 'application/json',
        ...header,
      },
      body: urlencoded ? new URLSearchParams(values).toString() : JSON.stringify(values),
      // A form service does not redirect. A redirect comes from a network that asks for a login, so it is a failure.
      redirect: 'manual',
      signal: eitherSignal,
    });
    // A login page may also have status 200, so HTML is a failure. Only a service that takes `urlencoded` values confirms with HTML.
    const isPage = !urlencoded && response.headers.get('Content-Type')?.includes('text/html');
    if (response.ok && !isPage) {
      return;
    }
    const responseBody: unknown = await response.json().catch(() => undefined);
    const outcome =
      response.type === 'opaqueredirect'
        ? 'led elsewhere'
        : `answered ${response.status}${response.ok ? ' with a page' : ''}`;
    throw new FormError(`Form submission failed: the service ${outcome}${reasonIn(responseBody)}`, {
      problem: problemOfStatus.get(response.status) ?? 'failed',
      waitSeconds: secondsIn(response.headers.get('Retry-After')),
      responseBody,
    });
  });
}

/** @returns the error messages in a response. `Object` turns any value into an object, so that destructuring never throws */
function reasonIn(responseBody: unknown): string {
  const { error, message, errors } = Object(responseBody) as Record<string, unknown>;
  const all = [error, message, ...(Array.isArray(errors) ? errors.map((each) => Object(each).message) : [])];
  const texts = all.filter((each) => typeof each === 'string');
  return texts.length > 0 ? `: ${[...new Set(texts)].join('; ')}` : '';
}

/** @returns the seconds in a `Retry-After` (RFC 9110, 10.2.3), which is a number or a date */
function secondsIn(header: string | null): number | undefined {
  const seconds = /^\d+$/.test(header ?? '')
    ? Number(header)
    : Math.ceil((Date.parse(header ?? '') - Date.now()) / 1000);
  return seconds > 0 ? seconds : undefined;
}
