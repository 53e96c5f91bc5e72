import knowledge from 'virtual:chat-knowledge';
import type { Context, Hono } from 'hono';
import { company } from '../../../content/company.ts';
import { chatOptionsFrom } from '../chatOptionsFrom.ts';
import { createChatFunction } from '../createChatFunction.ts';

/**
 * The chat function with the site's pages in it, as every host runs it.
 *
 * @param environment the host's variables; `.env.example` explains those that begin with `CHAT_`
 * @param addressOf who is asking, as the host tells it
 * @returns the handler
 * @throws SettingsError when a variable cannot be used
 */
export function chatFunctionFor(
  environment: Readonly<Record<string, string | undefined>>,
  addressOf: (context: Context) => string | undefined,
): Hono {
  const { allowedOrigins = [company.origin], ...options } = chatOptionsFrom(environment);
  return createChatFunction({ knowledge, allowedOrigins, addressOf, ...options });
}
