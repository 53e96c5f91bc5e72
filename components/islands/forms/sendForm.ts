import { withinTime } from './withinTime.ts';

/**
 * Sends a form as JSON. It does not try again: the service may have received a request that got no answer.
 *
 * @param endpoint the address of the form at the form-collection service
 * @param body the values to send
 * @param signal aborts the request
 * @throws Error when the status is not ok; `cause` is the JSON of the answer, if it has any
 * @throws Error when there is no connection, no answer within 15 seconds, or `signal` aborts
 */
export function sendForm(
  endpoint: string,
  body: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  const message = 'Form submission failed: no answer within 15 seconds';
  return withinTime({ timeMs: 15_000, message, signal }, async (eitherSignal) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: eitherSignal,
    });
    if (response.ok) {
      return;
    }
    const refusal = `Form submission failed: the service answered ${response.status}`;
    throw new Error(refusal, { cause: await response.json().catch(() => undefined) });
  });
}
