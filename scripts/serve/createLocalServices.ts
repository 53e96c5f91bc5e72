import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { localServices } from '../../content/localServices.ts';
import type { Knowledge } from '../../functions/chat-with-ai/knowledge.ts';
import { createFormEndpoint, type FormEndpointOptions, ipAddressOf } from './forms/createFormEndpoint.ts';
import { createSubmissionStore } from './forms/createSubmissionStore.ts';

const captchaScript = readFileSync(new URL('localCaptcha.js', import.meta.url), 'utf8');

export interface LocalServiceOptions {
  dataFolder: string;
  submissionsPerMinute?: number;
}

/** @returns the mocked services and the chat, at the URLs of `content/localServices.ts` */
export async function createLocalServices(
  { dataFolder, submissionsPerMinute = 30 }: LocalServiceOptions,
  chat: Hono['fetch'],
): Promise<Hono> {
  const store = await createSubmissionStore(dataFolder);
  const rateLimit = { limit: submissionsPerMinute, windowMs: 60_000 };
  return createMockedServices({ store, rateLimit }).all(localServices.chat, (context) =>
    chat(context.req.raw, context.env),
  );
}

/** @returns local mocks of the form-collection service and the captcha, which need no account; the captcha checks nothing */
export function createMockedServices(forms: FormEndpointOptions): Hono {
  return new Hono()
    .route(localServices.forms, createFormEndpoint(forms))
    .get(localServices.captcha, (context) =>
      context.body(captchaScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    );
}

/** Loads the chat function from its bundle: the same file is deployed to hosts. */
export async function loadChatFunction(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Pick<Hono, 'fetch'>> {
  const { chatFunctionFor } = await loadBundle(folder);
  return chatFunctionFor(environment, { ipAddressOf });
}

export async function loadChatKnowledge(folder: string): Promise<Knowledge[]> {
  return (await loadBundle(folder)).knowledge;
}

function loadBundle(folder: string): Promise<typeof import('../../functions/chat-with-ai/hosts/chat.ts')> {
  return import(pathToFileURL(path.resolve(folder, 'chat-with-ai/chat.js')).href);
}
