import { FormRefusedError } from './FormRefusedError.ts';
import { withinTime } from './withinTime.ts';

/**
 * Sends a form once, as JSON.
 *
 * @param endpoint address of the form at the form-collection service
 * @param body what it is sent
 * @param signal gives up early
 * @throws FormRefusedError when the answer is not ok
 * @throws Error when there is no connection, no answer within 15 seconds, or `signal` gave up
 */
export function sendForm(
  endpoint: string,
  body: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  const message = 'Form submission failed: no answer within 15 seconds';
  return withinTime({ time: 15_000, message, signal }, async (eitherSignal) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: eitherSignal,
    });
    if (!response.ok) throw new FormRefusedError(response.status, await response.text());
  });
}
