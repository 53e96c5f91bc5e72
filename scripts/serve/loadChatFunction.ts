import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import type { Knowledge } from '../../functions/chat-with-ai/knowledge.ts';

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
  const { chatFunctionFor } = await loadBundle(folder);
  return chatFunctionFor(environment, { addressOf: ({ env }) => env?.incoming?.socket.remoteAddress });
}

/** @returns what the bundled chat function knows, in each language */
export async function loadChatKnowledge(folder: string): Promise<Knowledge[]> {
  return (await loadBundle(folder)).knowledge;
}

function loadBundle(folder: string): Promise<typeof import('../../functions/chat-with-ai/hosts/chat.ts')> {
  return import(pathToFileURL(path.resolve(folder, 'chat-with-ai/chat.js')).href);
}
