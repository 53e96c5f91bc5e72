import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { Hono } from 'hono';
import { localServices } from '../../content/localServices.ts';
import { functionsFolder, siteFolder } from '../siteFolder.ts';
import { createFormEndpoint, type FormEndpointOptions } from './forms/createFormEndpoint.ts';
import { createSubmissionStore } from './forms/createSubmissionStore.ts';
import { loadChatFunction } from './loadChatFunction.ts';
import { startSiteServer } from './startSiteServer.ts';

const captchaScript = readFileSync(new URL('localCaptcha.js', import.meta.url), 'utf8');

interface ServeOptions {
  /** The address to listen on; without it, this machine alone can ask. */
  host?: string;
  /** 0 lets the system choose. */
  port: number;
  /** The folder for submissions. */
  dataFolder: string;
  /** Variables of the chat function, which begin with `CHAT_`. */
  variables?: Readonly<Record<string, string | undefined>>;
  /** Submissions that one address may send in a minute. */
  submissionsPerMinute?: number;
}

/**
 * Serves the built site with its local services: those that stand in for others, and the chat function.
 *
 * @returns a server that listens
 * @throws Error that says what to do when the port is taken, the site has not been built, or the data folder cannot be used
 */
export async function serveSite({ host, port, variables = {}, ...options }: ServeOptions): Promise<Server> {
  const chat = await loadChatFunction(functionsFolder, variables);
  const services = await createLocalServices(options, chat.fetch);
  return startSiteServer({ folder: siteFolder, host, port, services });
}

/**
 * @param chat answers the chat's questions
 * @returns the stand-ins and the chat, at the addresses of `content/localServices.ts`
 * @throws Error that says what to do when the data folder cannot be used
 */
export async function createLocalServices(
  { dataFolder, submissionsPerMinute = 30 }: Pick<ServeOptions, 'dataFolder' | 'submissionsPerMinute'>,
  chat: Hono['fetch'],
): Promise<Hono> {
  const store = await createSubmissionStore(dataFolder);
  const rateLimit = { limit: submissionsPerMinute, windowMs: 60_000 };
  return createStandIns({ store, rateLimit }).all(localServices.chat, (context) =>
    chat(context.req.raw, context.env),
  );
}

/**
 * What stands in for the form-collection service and the captcha, so that the site works on a machine with no account anywhere,
 * at the addresses of `content/localServices.ts`:
 *
 * - `POST {forms}/{id}` stores a submission and answers as Formspree does;
 * - `GET {captcha}` is a captcha v3 script that checks nothing.
 */
export function createStandIns(forms: FormEndpointOptions): Hono {
  return new Hono()
    .route(localServices.forms, createFormEndpoint(forms))
    .get(localServices.captcha, (context) =>
      context.body(captchaScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    );
}
