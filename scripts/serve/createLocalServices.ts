import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { localServices } from '../../content/localServices.ts';
import { createFormEndpoint, type FormEndpointOptions } from './forms/createFormEndpoint.ts';
import { createSubmissionStore } from './forms/createSubmissionStore.ts';

const captchaScript = readFileSync(new URL('localCaptcha.js', import.meta.url), 'utf8');

export interface LocalServiceOptions {
  /** The folder for submissions. */
  dataFolder: string;
  /** Submissions that one address may send in a minute. */
  submissionsPerMinute?: number;
}

/**
 * @param chat answers the chat's questions
 * @returns the stand-ins and the chat, at the addresses of `content/localServices.ts`
 * @throws Error that says what to do when the data folder cannot be used
 */
export async function createLocalServices(
  { dataFolder, submissionsPerMinute = 30 }: LocalServiceOptions,
  chat: Hono['fetch'],
): Promise<Hono> {
  const store = await createSubmissionStore(dataFolder);
  const rateLimit = { limit: submissionsPerMinute, windowMs: 60_000 };
  return createStandIns({ store, rateLimit }).all(localServices.chat, (context) =>
    chat(context.req.raw, context.env),
  );
}

/**
 * @returns what stands in for the form-collection service and the captcha at the addresses of `content/localServices.ts`, so that the site
 *   works on a machine with no account anywhere: the captcha's script checks nothing
 */
export function createStandIns(forms: FormEndpointOptions): Hono {
  return new Hono()
    .route(localServices.forms, createFormEndpoint(forms))
    .get(localServices.captcha, (context) =>
      context.body(captchaScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    );
}
