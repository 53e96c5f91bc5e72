import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import { addressOf } from './addressOf.ts';

/**
 * The chat function as the build bundled it: Node runs the same file as the hosts that it is deployed to.
 *
 * @param folder the folder of the functions
 * @param environment variables that begin with `CHAT_`
 * @returns the handler
 * @throws Error when the site has not been built, or a variable cannot be used
 */
export async function loadChatFunction(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Pick<Hono, 'fetch'>> {
  const file = path.resolve(folder, 'chat-with-ai/chat.js');
  const bundle: typeof import('../../functions/chat-with-ai/hosts/chat.ts') = await import(
    pathToFileURL(file).href
  );
  return bundle.chatFunctionFor(environment, { addressOf });
}
